/**
 * Which passages answer a player's question: the words of the question are weighed by how few passages have them, and
 * count more in a heading, or in what players ask, than in the text. Small enough to be done at every key.
 */
import { type Passage, textOf } from './book';
import { folded } from './search';

/** Word endings change; so much of the beginning must be the same. */
const STEM = 4;
const MOST_ENDING = 3;
/** What a word counts where it stands with another ending. */
const ALIKE = 0.6;
const WEIGHTS = { heading: 2, asked: 3, text: 1 };
/** So much more a passage counts that is asked this very question. */
const ASKED_SO = 2;
/** What scores less than this part of the best is not shown. */
const NEAR = 0.35;
const MOST_FOUND = 6;

/** Words of which questions are made, whatever they are about: in English, Dutch and German. */
const SMALL = new Set(
  (
    'a an and any are be but can did do does for from had has have how i if in is it my of on or so than that the their ' +
    'there this to us was we what when where which who will with would you your ' +
    'als al bij dat de die dit doet een en er ge hebben heb heeft het hoe ik in is je kan kun me met mij mijn naar nog of om ' +
    'op te van voor waar wanneer wat we welke wie wordt worden zijn ' +
    'aber als am an auf aus bei bin bis das dem den der des die dies ein eine einem einen einer er es für hat habe haben ich ' +
    'ihr im in ist man mein meine meinem meinen meiner mir mit nach oder sie sind so und uns von vor wann was wenn wer ' +
    'werde werden wie wird wir wo zu zum zur'
  ).split(' '),
);

export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** 1 for the same word, less for another form of it, 0 for another word. */
export function likeness(sought: string, word: string): number {
  if (sought === word) return 1;
  const shorter = Math.min(sought.length, word.length);
  if (shorter < STEM || Math.abs(sought.length - word.length) > MOST_ENDING) return 0;
  let same = 0;
  while (same < shorter && sought[same] === word[same]) same += 1;
  return same >= STEM && shorter - same <= 1 ? ALIKE : 0;
}

type Fields = Record<keyof typeof WEIGHTS, string[]>;

export class Finding {
  readonly #fields: { passage: Passage; fields: Fields; questions: Set<string>[] }[];

  constructor(passages: readonly Passage[]) {
    this.#fields = passages.map((passage) => ({
      passage,
      fields: {
        heading: wordsOf(passage.heading),
        asked: wordsOf(passage.asked),
        text: wordsOf(passage.blocks.map(textOf).join(' ')),
      },
      questions: passage.asked.split(';').map((one) => new Set(wordsOf(one))),
    }));
  }

  /** The passages that speak of it, the best first. */
  find(question: string): Passage[] {
    const all = [...new Set(wordsOf(question))];
    const telling = all.filter((word) => !SMALL.has(word));
    const sought = telling.length ? telling : all;
    const counts = sought.map((word) => this.#fields.map(({ fields }) => worth(fields, word)));
    const weights = counts.map((values) => rarity(values.filter((value) => value > 0).length, this.#fields.length));
    const scored = this.#fields
      .map(({ passage, questions }, at) => ({
        passage,
        // Who has more of the words is nearer to what was meant than who has one of them often.
        score:
          counts.reduce((sum, values, nth) => sum + (values[at] ?? 0) * (weights[nth] ?? 0), 0) *
          counts.filter((values) => values[at]).length *
          (questions.some((words) => all.every((word) => words.has(word))) ? ASKED_SO : 1),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const best = scored[0]?.score ?? 0;
    return scored
      .filter(({ score }) => score >= NEAR * best)
      .slice(0, MOST_FOUND)
      .map(({ passage }) => passage);
  }
}

/** What a word is worth in a passage: in each field once, and a little more in a text that has it often. */
function worth(fields: Fields, sought: string): number {
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
    .map((field) => {
      const alike = fields[field].map((word) => likeness(sought, word)).filter((one) => one > 0);
      return alike.length ? WEIGHTS[field] * Math.max(...alike) * (1 + Math.log(alike.length) / 4) : 0;
    })
    .reduce((sum, one) => sum + one, 0);
}

/** A word that few passages have tells more. */
function rarity(having: number, all: number): number {
  return having ? Math.log(1 + all / having) : 0;
}
