/**
 * A rulebook's text: Markdown of a few kinds of lines, and what it means here.
 *
 *     ## Duels {#duels}                      a chapter, ### a passage of it; the id is the same in every language
 *     <!-- who wins; what if we tie -->      what players ask about it, in their words: found, not shown
 *     A paragraph. {AB-51, AB-52 R}          the clauses that it rests on, in the margin; R or D: its ruling, its rebuilt part
 *     > An example.                          worked through with numbers
 *     - an item, 1. a step, | a | table |
 *     ![caption](rows:bullet/1)              a figure: who draws it, a position, of what. Those beside each other are a strip
 *
 * In text, **strong** and `red-7`, a thing by its id: drawn or named as everywhere else.
 */
export interface Span {
  text: string;
  strong?: boolean;
  /** The id of a thing; `text` is the id too. */
  thing?: boolean;
}

/** A clause that a paragraph rests on; `part` is R or D where it tells of that part of the clause alone. */
export interface Cited {
  clause: string;
  part: string;
}

export interface Line {
  spans: Span[];
  cited: Cited[];
}

export interface FigureOf {
  draws: string;
  position: string;
  of: string[];
  caption: Span[];
}

export type Block =
  | { is: 'text'; line: Line }
  | { is: 'list'; numbered: boolean; lines: Line[] }
  | { is: 'table'; rows: Line[][] }
  | { is: 'figures'; figures: FigureOf[] }
  | { is: 'example'; blocks: Block[] };

export interface Passage {
  id: string;
  heading: string;
  /** 2 begins a chapter, 3 is a passage of it. */
  level: number;
  asked: string;
  blocks: Block[];
}

const HEADING = /^(##|###) (.*?) \{#([a-z0-9-]+)\}$/;
const ASKED = /^<!-- (.*) -->$/;
const CITED = /\s*\{([A-Z]+-\d+(?: [RD])?(?:, [A-Z]+-\d+(?: [RD])?)*)\}$/;
const FIGURE = /^!\[(.*)\]\(([a-z-]+):([a-z0-9-]+)(?:\/([^)]*))?\)$/;

export function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), strong: true };
      if (part.startsWith('`')) return { text: part.slice(1, -1), thing: true };
      return { text: part };
    });
}

function lineOf(text: string): Line {
  const cited = CITED.exec(text);
  const clauses = cited?.[1]?.split(', ') ?? [];
  return {
    spans: spansOf(text.replace(CITED, '')),
    cited: clauses.map((one) => ({ clause: one.split(' ')[0] ?? '', part: one.split(' ')[1] ?? '' })),
  };
}

function figureOf(line: string): FigureOf {
  const [, caption = '', draws = '', position = '', of = ''] = FIGURE.exec(line) ?? [];
  if (!draws) throw new Error(`no figure: ${line}`);
  return { draws, position, of: of.split(',').filter(Boolean), caption: spansOf(caption) };
}

function cellsOf(row: string): Line[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => lineOf(cell.trim()));
}

/** Lines of one kind that stand beside each other are one block. A paragraph, an item or an example goes on until then. */
function blockOf(lines: string[]): Block {
  const [first = ''] = lines;
  const joined = lines.join('\n');
  if (first.startsWith('![')) return { is: 'figures', figures: lines.map(figureOf) };
  if (first.startsWith('> ')) return { is: 'example', blocks: blocksOf(joined.replaceAll(/^> ?/gm, '')) };
  if (first.startsWith('|'))
    return { is: 'table', rows: lines.filter((line) => !/^\|[-| ]+\|$/.test(line)).map(cellsOf) };
  if (/^(- |\d+\. )/.test(first)) {
    const items = joined
      .split(/\n(?=- |\d+\. )/)
      .map((item) => item.replace(/^(- |\d+\. )/, '').replaceAll(/\s*\n\s*/g, ' '));
    return { is: 'list', numbered: !first.startsWith('- '), lines: items.map(lineOf) };
  }
  return { is: 'text', line: lineOf(lines.join(' ')) };
}

function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => blockOf(block.split('\n')));
}

/** The passages of a rulebook, in order. */
export function readBook(text: string): Passage[] {
  return text
    .split(/^(?=##)/m)
    .filter((part) => part.startsWith('##'))
    .map((part) => {
      const [first = '', ...rest] = part.split('\n');
      const [, marks = '', heading = '', id = ''] = HEADING.exec(first) ?? [];
      if (!id) throw new Error(`no heading: ${first}`);
      const asked = rest.flatMap((line) => ASKED.exec(line)?.[1] ?? []);
      const body = rest.filter((line) => !ASKED.test(line)).join('\n');
      return { id, heading, level: marks.length, asked: asked.join('; '), blocks: blocksOf(body) };
    });
}

/** Everything that a block says, as plain text. */
export function textOf(block: Block): string {
  const said = (spans: Span[]): string => spans.map(({ text }) => text).join('');
  switch (block.is) {
    case 'text':
      return said(block.line.spans);
    case 'list':
      return block.lines.map(({ spans }) => said(spans)).join(' ');
    case 'table':
      return block.rows.flatMap((row) => row.map(({ spans }) => said(spans))).join(' ');
    case 'figures':
      return block.figures.map(({ caption }) => said(caption)).join(' ');
    case 'example':
      return block.blocks.map(textOf).join(' ');
  }
}

/** The figures of a passage, those in examples too. */
export function figuresIn(blocks: Block[]): FigureOf[] {
  return blocks.flatMap((block) => {
    if (block.is === 'figures') return block.figures;
    return block.is === 'example' ? figuresIn(block.blocks) : [];
  });
}
