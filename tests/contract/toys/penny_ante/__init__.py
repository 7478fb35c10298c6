"""Penny Ante: a toy title with everything the kernel knows, small enough to be read at one sitting.

Hidden hands, a compound choice, a secret simultaneous decision, lots, and coins that only change hands.
"""
