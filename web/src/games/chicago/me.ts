/** The gangs of whoever looks at the board: their duels are shown at length. */
export const me: { gangs: ReadonlySet<string> } = { gangs: new Set() };
