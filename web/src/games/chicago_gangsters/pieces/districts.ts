/** Chicago's districts by night, 112 by 66: one silhouette a kind of quarter, in the colours of the quarter. */
interface Quarter {
  sky: string;
  far: string;
  near: string;
  front: string;
  moon: [number, number];
  street: 'towers' | 'houses' | 'theatre' | 'yards' | 'church';
}

const STREETS: Record<Quarter['street'], { far: string; near: string; front: string; lit: string }> = {
  church: {
    far: 'M0 66V34h12V22h10v44ZM92 66V36h20v30Z',
    near: 'M22 66V34l6-8 6 8v-8l4-4V10l5-9 5 9v12l4 4v40Z',
    front: 'M52 66V40h8l5-6 5 6h22v26Z',
    lit: 'M41 14h4v7h-4ZM26 40h4v8h-4ZM26 53h4v8h-4ZM38 34h3v9h-3ZM45 34h3v9h-3ZM57 47h5v7h-5ZM67 47h5v7h-5ZM77 47h5v7h-5ZM87 47h3v7h-3ZM40 66V54c0-4 6-4 6 0v12Z',
  },
  houses: {
    far: 'M0 66V36h14v30ZM96 66V30h16v36Z',
    near: 'M44 66V20h4v-8h8V4h4v8h8v8h4v46Z',
    front: 'M10 66V30H6l4-6h30l4 6h-4v36ZM72 66V34h28v32Z',
    lit: 'M15 36h5v8h-5ZM24 36h5v8h-5ZM33 36h4v8h-4ZM49 27h4v7h-4ZM56 27h4v7h-4ZM63 27h4v7h-4ZM49 39h4v7h-4ZM63 39h4v7h-4ZM77 40h5v7h-5ZM88 40h5v7h-5ZM20 66V53h10v13ZM54 66V52c0-4 8-4 8 0v14Z',
  },
  theatre: {
    far: 'M0 66V40l14-8 14 8v26ZM84 66V38l14-8 14 8v28Z',
    near: 'M24 28h64l-8-8H32Z',
    front: 'M28 66V28h56v38Z',
    lit: 'M45 35h4v3h-4ZM51 35h4v3h-4ZM57 35h4v3h-4ZM63 35h4v3h-4ZM34 46h6v9h-6ZM72 46h6v9h-6ZM6 46h5v7H6ZM17 46h5v7h-5ZM90 46h5v7h-5ZM101 46h5v7h-5ZM48 66V52c0-6 16-6 16 0v14Z',
  },
  yards: {
    far: 'M8 66V16h8v50ZM24 66V8h8v58Z',
    near: 'M32 66V36l14-9v9l14-9v9l14-9v39Z',
    front: 'M74 66V44h38v22ZM0 61h34v2H0ZM2 57h1.5v9H2ZM14 57h1.5v9H14Z',
    lit: 'M38 44h5v7h-5ZM50 44h5v7h-5ZM62 44h5v7h-5ZM80 50h5v6h-5ZM92 50h5v6h-5ZM103 50h5v6h-5Z',
  },
  towers: {
    far: 'M0 66V30h10V18h12v48ZM86 66V22h10v-8h16v52Z',
    near: 'M26 66V24l4-4V8l4-6 4 6v12l4 4v42ZM66 66V14h6V6h8v8h6v52Z',
    front: 'M40 66V34h30v32ZM0 66V48h26v18ZM88 66V46h24v20Z',
    lit: 'M31 26h2v5h-2ZM36 26h2v5h-2ZM31 36h2v5h-2ZM36 36h2v5h-2ZM71 20h3v5h-3ZM78 20h3v5h-3ZM71 30h3v5h-3ZM78 30h3v5h-3ZM45 40h4v5h-4ZM53 40h4v5h-4ZM61 40h4v5h-4ZM45 50h4v5h-4ZM61 50h4v5h-4ZM52 66V55h6v11ZM5 53h4v6H5ZM15 53h4v6h-4ZM94 52h4v6h-4ZM103 52h4v6h-4Z',
  },
};

const night = (sky: string, far: string, near: string, front: string, moon: [number, number], street: Quarter['street']): Quarter =>
  ({ sky, far, near, front, moon, street }); // prettier-ignore

export const DISTRICTS: Record<string, Quarter> = {
  'the-loop': night('var(--blue-37c)', 'var(--blue-46)', 'var(--blue-24)', 'var(--blue-29)', [58, 15], 'towers'),
  'little-italy': night('var(--oxide-38)', 'var(--brown-49)', 'var(--card-ink)', 'var(--brown-28)', [88, 16], 'houses'),
  cicero: night('var(--rose-36)', 'var(--rose-45)', 'var(--rose-21)', 'var(--rose-26)', [86, 15], 'theatre'),
  'near-north-side': night('var(--cyan-41)', 'var(--cyan-51)', 'var(--cyan-26)', 'var(--cyan-31)', [52, 14], 'towers'),
  'south-side': night('var(--sand-39b)', 'var(--sand-50b)', 'var(--umber-23)', 'var(--sand-28)', [20, 15], 'houses'),
  'west-side': night(
    'var(--violet-37)',
    'var(--violet-47)',
    'var(--violet-20)',
    'var(--violet-26)',
    [90, 17],
    'houses',
  ),
  bronzeville: night('var(--oxide-38)', 'var(--oxide-48)', 'var(--oxide-27)', 'var(--oxide-23)', [24, 16], 'houses'),
  bridgeport: night('var(--green-40)', 'var(--green-50)', 'var(--teal-24)', 'var(--green-29)', [56, 12], 'yards'),
  'back-of-the-yards': night(
    'var(--sand-42)',
    'var(--sand-53b)',
    'var(--umber-23)',
    'var(--sand-28)',
    [92, 16],
    'yards',
  ),
  pilsen: night('var(--blue-41)', 'var(--blue-51b)', 'var(--blue-23)', 'var(--blue-28)', [90, 15], 'church'),
  'hyde-park': night('var(--cyan-39)', 'var(--cyan-47)', 'var(--cyan-26)', 'var(--cyan-29)', [88, 16], 'church'),
  stockyards: night('var(--green-45)', 'var(--green-54)', 'var(--green-25)', 'var(--green-29)', [90, 16], 'yards'),
  'the-levee': night('var(--plum-32)', 'var(--plum-41)', 'var(--violet-26)', 'var(--violet-19)', [56, 14], 'theatre'),
};

const OTHER = night('var(--cyan-41)', 'var(--cyan-51)', 'var(--cyan-26)', 'var(--cyan-31)', [84, 15], 'houses');

/** A district of somebody's own box has a night of its own, too. */
export function districtPicture(name: string): { quarter: Quarter; street: (typeof STREETS)[Quarter['street']] } {
  const quarter = DISTRICTS[name] ?? OTHER;
  return { quarter, street: STREETS[quarter.street] };
}
