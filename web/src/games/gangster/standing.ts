/** What a district would score now, in words. The numbers are the server's. */
import type { Words } from '../../shell/board';
import type { Area, Colour, Standing } from './view';

/** A place's points as they stand there: a casino place is a ? until the day of reckoning. */
export function pointsText(line: { points: number | null }, doubled: boolean): string {
  if (line.points !== null) return String(line.points);
  return doubled ? '2×?' : '?';
}

export function lineOf(lines: readonly Standing[] | undefined, colour: string): Standing | null {
  return lines?.find((line) => line.colour === colour) ?? null;
}

function placeText(line: { place: number | null } | null, words: Words): string {
  return words.say('web-gangster-place', { place: line?.place ?? 0 });
}

/** What one more gangster of a colour would change here; empty where no field is free. `colours` as in the view. */
export function wouldText(area: Area, colour: string, colours: readonly Colour[], words: Words): string {
  const after = area.would?.[colours.findIndex((one) => one.colour === colour)];
  if (!after) return '';
  const before = lineOf(area.standing, colour);
  const doubled = area.doubled ?? false;
  const near = before ? pointsText(before, doubled) : '0';
  const value = pointsText(after, doubled);
  if ((before?.place ?? null) === after.place && near === value)
    return words.say('web-gangster-would-same', { colour });
  return words.say('web-gangster-would', {
    colour,
    name: placeText(before, words),
    short: placeText(after, words),
    near,
    value,
  });
}

/** A district in one sentence, for those who hear the board. */
export function districtText(area: Area, cars: readonly string[], words: Words): string {
  const parts: string[] = [];
  if (!area.district) parts.push(words.say('web-gangster-harbour-note'));
  else if (!area.table) parts.push(words.say('web-gangster-closed'));
  else {
    if (area.doubled) parts.push(words.say('web-gangster-doubled'));
    const lines = (area.standing ?? []).map((line) =>
      words.say('web-gangster-line', {
        colour: line.colour,
        gangsters: line.gangsters,
        value: pointsText(line, area.doubled ?? false),
      }),
    );
    parts.push(lines.length ? lines.join(', ') : words.say('web-gangster-nobody'));
  }
  if (cars.length) parts.push(words.say('web-gangster-cars', { colours: cars }));
  return `${words.thing(area.area)}: ${parts.join('; ')}`;
}
