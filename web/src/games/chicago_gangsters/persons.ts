/** What is printed on the persons' cards: their values. What they count here is in the view. */
export const VALUES: Readonly<Record<string, number>> = {
  informer: 0, 'whisky-smuggler': 0,
  dealer: 1, thief: 1, 'explosives-expert': 1, fence: 1, 'poker-player': 1, priest: 1, thug: 1,
  reporter: 2, 'taxi-driver': 2, 'customs-officer': 2,
  'bank-director': 3, mayor: 3, 'police-chief': 3, prosecutor: 3,
  judge: 4, senator: 4,
}; // prettier-ignore
