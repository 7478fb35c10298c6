"""`python -m backroom` is `backroom`."""

import sys

from backroom.cli import main

sys.exit(main())
