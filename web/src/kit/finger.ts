/** So much of a thing a finger needs, in pixels. */
export const FINGER = 44;
