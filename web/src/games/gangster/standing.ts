/** What a district would score now, in words. The numbers are the server's. */
import type { Words } from '../../shell/board';
import type { Area, Change, Colour, Standing } from './view';

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

/** What a draft changes is told, wherever the pointer rests; of several districts, the one that is pointed at. */
export function shownChange(changes: readonly Change[], hovered: string | null): Change | undefined {
  return changes.find(({ district }) => district === hovered) ?? changes[0];
}

/** 'The Loop, if scored now: Green 4 → 10, Yellow 10 → 4.' The colour that acts comes first. */
export function changeText({ district, doubled, lines }: Change, acting: string | null, words: Words): string {
  const sorted = [...lines].sort((one, other) => Number(other.colour === acting) - Number(one.colour === acting));
  const told = sorted.map(({ colour, before, after }) =>
    words.say('web-gangster-changed', {
      colour,
      near: pointsText({ points: before }, doubled),
      value: pointsText({ points: after }, doubled),
    }),
  );
  return `${words.say('web-gangster-changes', { district })} ${told.join(', ')}.`;
}

/** What a player would get if the day were today: '12', '12 + ?', '12 + 2×?'. */
export function ifScoredText({ points, casinos }: { points: number; casinos: number }): string {
  return casinos ? `${points} + ${casinos > 1 ? `${casinos}×` : ''}?` : String(points);
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
