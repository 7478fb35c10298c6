/** So long the dice of a roll tumble, and so long one roll is told, in milliseconds. */
export const TUMBLE_MS = 650;
export const ROLL_MS = 1500;
