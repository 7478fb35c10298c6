// Made by `python -m backroom.server.typescript requests` from the types in Python. Do not edit.

import type { Progress } from './lessons';
import type { ClockPlan, Moment } from './protocol';

/** What a secret opens: a `key` plays the seat, a `link` takes the chair, the `invitation` the first free one, a link that its owner `handed` on makes this one more device of the seat's; `onlooker` has no seat. */
export interface Chair {
  kind: "handed" | "invitation" | "key" | "link" | "onlooker";
  table: string;
  title: string;
  status: string;
  seat: number | null;
  name: string;
}

/** A bot with a name, a face and a manner: `bot` is what a seat's `player` is called, `who` names the portrait. How it plays is the title's message `character-<who>`, its manner the house's `manner-<manner>`. */
export interface CharacterAbout {
  bot: string;
  who: string;
  name: string;
  level: string;
  manner: string;
}

/** How many devices play the seat, whether a link waits to be spent; after `hand-on` that link. */
export interface Devices {
  devices: number;
  waiting: boolean;
  link?: string | null;
}

/** `hand-on` makes a one-time link by which the seat is played on another device too; `revoke-others` signs all devices but this one out. */
export interface DevicesWish {
  do: "hand-on" | "revoke-others";
}

/** The door to this network, for whoever sits at this machine; to anybody else it is not `offered`. `network` tells whether this machine is in one. While the door is open, `ways` lead in, since `since`; `came` is when another device last came in by one of them. */
export interface DoorAbout {
  offered: boolean;
  network?: boolean;
  open?: boolean;
  ways?: Way[];
  since?: number | null;
  came?: number | null;
}

/** Open the door to this network, or shut it. The host's key of `table` is the proof. */
export interface DoorWish {
  do: "open" | "shut";
  table: string;
}

/** How a game ended: who won, each seat's score, and when. */
export interface Ended {
  winners: number[];
  scores: number[];
  at: number;
}

/** A new table against bots from a moment of a finished game; what `seat` did not know then is dealt anew. */
export interface Fork {
  record: string;
  number: number;
  seat: number;
  bot?: string;
  key?: string | null;
}

/** For `kick` before the deal and for `free`: the chair's new link; for `relink`: the onlookers'; for `invite`: the invitation. For `speak`: the `code`. */
export interface HostAnswer {
  link?: string | null;
  code?: string | null;
}

/** A power of the host: `begin` (bots take free seats, and mind those of people who are away), `kick` a seat, `replace` (a bot takes a seat; in a game it minds it until its human is back), `free` (before the deal, a bot's chair is for a friend), `pause`, `resume`, `close`, `relink` (the onlookers get a new link), `invite` (before the deal, a new invitation), `offer` (before the deal, whoever looks on is told the invitation, `link`), `speak` (before the deal, a code that can be told instead of the invitation, `link`), `delete` (the table goes, with everything that was stored of it). */
export interface HostWish {
  do: "begin" | "close" | "delete" | "free" | "invite" | "kick" | "offer" | "pause" | "relink" | "replace" | "resume" | "speak";
  seat?: number | null;
  link?: string | null;
  player?: string | null;
}

/** What the privacy page tells of this house: its version, and how many days tables are kept, from their end on or, if they never ended, from the last thing that happened there on; None is for ever. */
export interface HouseAbout {
  version: string;
  keep_days: number | null;
  keep_unfinished_days: number | null;
}

/** A lesson as it is announced: `kind` is `game`, `lesson` or `problem`; `name` and `about` are by language. */
export interface LessonAbout {
  title: string;
  id: string;
  kind: string;
  minutes: number;
  steps: number;
  name: Record<string, string>;
  about: Record<string, string>;
}

/** How many lessons a title has; `guided` is the id of its guided first game, which takes so many `minutes`, else empty. */
export interface LessonsOf {
  count: number;
  guided: string;
  minutes: number;
}

export interface ListedSeat {
  name: string;
  player: string;
  sat: boolean;
}

/** A table in the lobby. No secret stands here. */
export interface ListedTable {
  table: string;
  title: string;
  options: Record<string, boolean>;
  status: string;
  seats: ListedSeat[];
  clock: ClockPlan;
  opened: number;
}

/** Some of the viewer's log, in order; `earlier` moments stand before them. */
export interface LogPage {
  moments: Moment[];
  earlier: number;
}

/** Who sits there: a name, and `human` or what a bot is called. */
export interface NewsSeat {
  name: string;
  player: string;
}

/** Open a table. Without `seats`: one human at seat 1 and different characters of the title's usual level. */
export interface OpenTable {
  title: string;
  players?: number | null;
  options?: Record<string, boolean>;
  data?: string | null;
  seats?: SeatWish[];
  clock?: ClockPlan;
  listed?: boolean;
  onlookers?: boolean;
  heard?: boolean;
  wait?: boolean;
}

/** The table's id and its secrets: a link for each human seat that is not played here, the host's and onlookers', and the `invitation`, one link for all chairs that are free. */
export interface OpenedTable {
  table: string;
  seats: SeatLink[];
  host: string;
  onlookers: string | null;
  invitation: string;
}

export interface OptionAbout {
  name: string;
  clause: string;
  least: number;
  most: number;
}

/** The news of each table, in the order of the question; `now` is the house's time, by which the others are told. */
export interface OwnNews {
  now: number;
  tables: TableNews[];
}

/** A table that a device has sat down at, and its secrets there: keys of seats, or a link that is not spent. */
export interface OwnTable {
  table: string;
  keys: string[];
}

/** The tables that a device asks about at once. Secrets stand in the body: addresses are written into logs. */
export interface OwnTables {
  tables: OwnTable[];
}

/** The game after the viewer's moment `number`, as it knew it then. */
export interface Past {
  number: number;
  view: Record<string, unknown>;
}

/** Play on freely from where a guided game stands. `key` is the SHA-256 of the key that this device has made. */
export interface PlayOn {
  progress: Progress;
  name: string;
  key: string;
}

export interface Replay {
  title: string;
  options: Record<string, boolean>;
  names: string[];
  players: string[];
  viewer: number | "onlooker" | "open";
  moments: ReplayMoment[];
  commitments: Record<string, unknown> | null;
  reveal: Record<string, unknown> | null;
  over: boolean;
}

/** A game after the deal (0), a move or some words, as the viewer knew it then. */
export interface ReplayMoment {
  number: number;
  kind: string;
  seat: number | null;
  events: unknown[];
  view: Record<string, unknown>;
  prompt: string;
  prompt_facts: Record<string, unknown>;
  seats: number[];
  words?: string;
}

/** A record to be shown: `viewer` is a seat from 0, `onlooker`, or `open` (only of a finished game). */
export interface ReplayWish {
  record: string;
  viewer?: number | "onlooker" | "open";
}

/** What is wrong at a table, in words, for the operators of the house; of one `seat`, or of nobody in particular. */
export interface ReportWish {
  words: string;
  seat?: number | null;
}

/** It is kept, under this id. */
export interface Reported {
  report: string;
}

/** The one-time link to a chair: it is spent by sitting down, and never shows a hand. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** `human` or the name of a bot. A human seat with a `key` is played on the opener's own device, which made the key and tells us its SHA-256; one without is for somebody with the chair's link. */
export interface SeatWish {
  player?: string;
  name?: string;
  key?: string | null;
}

/** The words that somebody was told, however they are written. */
export interface SpokenCode {
  code: string;
}

/** What a spoken code stands for: the table, and its invitation. */
export interface SpokenFor {
  table: string;
  link: string;
}

/** How a table of one's own stands: nothing that does not also stand in the update of those seats. `mine` are the seats that the keys play, `chair` tells that a link still takes one. `asked` are those that the table waits for, `since` when; both are empty while nobody is asked. `minded` says that a bot plays for one of mine. `rematch` names the table where it goes on, `wanting` who wants that. If no key opens anything, `why` is the message that says so, and nothing else is told. */
export interface TableNews {
  table: string;
  why?: string;
  title?: string;
  status?: string;
  seats?: NewsSeat[];
  mine?: number[];
  chair?: boolean;
  asked?: number[];
  since?: number | null;
  minded?: boolean;
  ended?: Ended | null;
  rematch?: string | null;
  wanting?: number[];
}

/** Take a chair, by its link or by the invitation. `key` is the SHA-256 of a key that this device made: it plays from now on. */
export interface TakeChair {
  key: string;
}

/** A free seat at a listed table, for the device that made the key with this SHA-256. */
export interface TakeSeat {
  name: string;
  key: string;
}

/** Whose chair it is now: the key that was made for it plays. */
export interface TakenSeat {
  table: string;
  seat: number;
}

/** A title as it is announced, and what can be chosen when a table is opened. `words` are by language; `emblem`, `ground` and `accent` make its poster where it has no picture. `board` is the address of the board that its package brings along, relative to the house; empty if it brings none. */
export interface TitleAbout {
  id: string;
  words: Record<string, TitleWords>;
  minutes: number[];
  emblem: string;
  ground: string;
  accent: string;
  least: number;
  most: number;
  usual: number;
  options: OptionAbout[];
  bots: string[];
  characters: CharacterAbout[];
  company: string[];
  usual_bot: string;
  data: string;
  board: string;
  lessons: LessonsOf;
}

/** A title's words in one language, for a browser that was not built with them: Fluent files, of which the first that has a message is right, the file of the clauses, and its rulebook. */
export interface TitleText {
  texts: string[];
  clauses: string;
  rulebook?: string;
}

/** What a title says of itself in one language. */
export interface TitleWords {
  name: string;
  line: string;
  short: string;
  won_by: string;
}

/** An address of this machine in one of its networks, by which others reach the house; `kind` is `wifi`, `cable` or empty. */
export interface Way {
  address: string;
  port: number;
  kind: string;
}
