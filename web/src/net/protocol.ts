// Made by `python -m backroom.server.typescript` from the types in Python. Do not edit.

export const VERSION = 3;

/** One whole choice. `rev` is `decision.rev` of the update that it answers. With `or_try` it need not be whole: a mere beginning changes nothing and is answered as `try` answers it. */
export interface Act {
  do: "act";
  rev: number;
  actions: string[];
  or_try?: boolean;
  ref?: string;
}

/** Take back my last choice: at once while it is free, else the others are asked. */
export interface AskUndo {
  do: "undo";
  ref?: string;
}

/** I am here again: the bot that minded my seat hands it back. */
export interface Back {
  do: "back";
  ref?: string;
}

/** Everybody sits: let the deal begin, at a table that waits for this word (`frame.wait`). */
export interface Begin {
  do: "begin";
  ref?: string;
}

/** `none`, `decision` (so many seconds each time) or `bank` (so many in all, and `more` for every choice). */
export interface ClockPlan {
  kind?: "bank" | "decision" | "none";
  seconds?: number;
  more?: number;
}

/** SHA-256 of the house's seed and of each seat's contribution; after the end, the secrets themselves. */
export interface Commitments {
  house: string;
  seats: (string | null)[];
}

/** The contribution itself, once all commitments are known (`frame.status` is `sealing`). */
export interface Contribute {
  do: "contribute";
  contribution: string;
  ref?: string;
}

/** What is asked. `rev` goes back with the answer. `actions` is empty for a viewer who is not asked. */
export interface Decision {
  rev: number;
  prompt: string;
  facts: Record<string, unknown>;
  seats: number[];
  actions: string[];
  unfinished: boolean;
}

/** It is true now: it stands in the journal. `seen` is that of the newest update. */
export interface Done {
  tell: "done";
  seen: number;
  ref?: string;
}

/** The table round the game. `you` is None for an onlooker. */
export interface Frame {
  table: string;
  title: string;
  options: Record<string, boolean>;
  status: "closed" | "gathering" | "over" | "paused" | "playing" | "sealing" | "stranded";
  you: number | null;
  seats: SeatFrame[];
  clock: ClockPlan;
  onlookers: number;
  commitments: Commitments;
  reveal: Commitments | null;
  undo: UndoFrame;
  data: string;
  data_sha256: string;
  rules: number;
  confidants: number[];
  rematch?: string | null;
  left_out?: number[];
  deal_in?: number | null;
  wait?: boolean;
  heard?: boolean;
  wanting?: number[];
}

/** The connection ends here, for a reason (a message id). */
export interface Gone {
  tell: "gone";
  message: string;
  ref?: string;
}

/** The first words on a socket. `key` is that of a device that plays a seat, the onlookers', or, before the deal, a chair's unspent link, which shows the lobby; never in an address. `since` is the last `seen` the client was told: the update brings what happened after it. */
export interface Hello {
  do: "hello";
  version: number;
  key: string;
  since?: number;
  ref?: string;
}

/** What would a bot do here, and why? Changes nothing. */
export interface Hint {
  do: "hint";
  rev: number;
  actions?: string[];
  ref?: string;
}

/** The answer to `hint`: what the bot `player` would choose, and why (a message id with facts). `choices` are the best that it weighed, three at most, the first of them the one that it would choose; none, if that bot tells no chances. */
export interface Hinted {
  tell: "hinted";
  player: string;
  actions: string[];
  why: string;
  facts: Record<string, unknown>;
  choices?: Weighed[];
  ref?: string;
}

/** One thing in the log. `number` counts this viewer's moments, from 1. `kind` is `deal`, `move` (by `seat`), or what happened at the table itself (`said`, `undone`, `minded`, `returned`, `replaced`, …), then with `facts`. */
export interface Moment {
  number: number;
  at: number;
  kind: string;
  seat?: number | null;
  events?: SeenEvent[];
  facts?: Record<string, unknown>;
}

/** The host offers whoever looks on a free chair, before the deal: `link` is the invitation. */
export interface Offered {
  tell: "offered";
  link: string;
  ref?: string;
}

/** Stop the clock and the game for everybody. */
export interface Pause {
  do: "pause";
  ref?: string;
}

/** Still there? Answered with `done`. */
export interface Ping {
  do: "ping";
  ref?: string;
}

/** Who is here, by seat, and how many look on. */
export interface Presence {
  tell: "presence";
  present: boolean[];
  onlookers: number;
  ref?: string;
}

/** It was not done, and nothing has changed: a message id with facts, and the clause of the rules, if one says so. `stale` means: the table has moved on; look at the newest update. */
export interface Refused {
  tell: "refused";
  message: string;
  facts: Record<string, unknown>;
  clause?: string;
  stale?: boolean;
  ref?: string;
}

/** After the end: I want to play once more. As soon as all people who are here do, a table is opened for the same company, seats rotated; the keys stay with their people's devices. Said again, it looks anew who is here. */
export interface Rematch {
  do: "rematch";
  ref?: string;
}

/** I am called so from now on. The record of a game keeps the name of its deal. */
export interface Rename {
  do: "rename";
  name: string;
  ref?: string;
}

/** Leave for good: a bot plays on. */
export interface Resign {
  do: "resign";
  ref?: string;
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
  ref?: string;
}

/** Free words: a seat's to the whole table and into the record, an onlooker's to the other onlookers, or to all if `frame.heard`. A `whisper` is for the seats in `frame.confidants`; the others learn nothing of it. */
export interface Say {
  do: "say";
  words: string;
  whisper?: boolean;
  ref?: string;
}

/** Who sits there: `player` is `human` or a bot's name; `minded` tells that the bot `minder` plays until they are back. */
export interface SeatFrame {
  name: string;
  player: string;
  sat: boolean;
  present: boolean;
  minded: boolean;
  committed: boolean;
  left?: number | null;
  running?: boolean;
  minder?: string;
}

/** What happened, as this viewer may know it: the words' message id, and facts. */
export interface SeenEvent {
  event: string;
  facts: Record<string, unknown>;
}

/** Take the seat, with a name and the commitment (SHA-256) to a contribution of 32 random bytes. */
export interface Sit {
  do: "sit";
  name: string;
  commitment?: string | null;
  ref?: string;
}

/** The answer to `try`: `whole` means that the choice may be sent; else what the seat would see and be offered. Of a whole choice it tells what would be seen after it only where nothing is secret and no dice or cards decide. `actions` are those of the choice so far: none, if it has taken back everything that it did. */
export interface Tried {
  tell: "tried";
  actions: string[];
  whole: boolean;
  view?: Record<string, unknown> | null;
  decision?: Decision | null;
  ref?: string;
}

/** The beginning of a choice, to be shown what would be offered next. Changes nothing. */
export interface Try {
  do: "try";
  rev: number;
  actions: string[];
  ref?: string;
}

/** May I undo: `free` at once, `ask` the table, or `no`. `asked` is the seat whose wish is being voted on. */
export interface UndoFrame {
  mine: "ask" | "free" | "no";
  asked?: number | null;
  agreed?: number[];
}

/** All that a viewer may know, whole: replace what you have. `moments` are the log since the last update. `view` and `decision` are None before the deal. `seen` is how many moments this viewer has seen, and so the number of the last. `whole` tells that `moments` is the end of the log itself, not what came since: `earlier` older ones can be had by `GET /api/tables/{id}/log`. `head` is that of the record's chain after the last line that this viewer saw come about (docs/fairness.md): worth keeping, for it tells later whether anything was changed. */
export interface Update {
  tell: "update";
  seen: number;
  frame: Frame;
  view: Record<string, unknown> | null;
  decision: Decision | null;
  moments: Moment[];
  whole: boolean;
  earlier?: number;
  head?: string;
  ref?: string;
}

/** Answer to somebody's wish to undo. */
export interface Vote {
  do: "vote";
  agree: boolean;
  ref?: string;
}

/** A whole choice, and how likely a bot thinks that the seat wins after it: 0 to 1, a shared win as a share. */
export interface Weighed {
  actions: string[];
  chance: number;
}

/** Why can I not do this now (after `actions` of a choice in the making)? Changes nothing. */
export interface Why {
  do: "why";
  rev: number;
  action: string;
  actions?: string[];
  ref?: string;
}

export type FromClient = Hello | Sit | Rename | Begin | Contribute | Act | Try | Why | Hint | Say | AskUndo | Vote | Pause | Resume | Resign | Back | Rematch | Ping;

export type Answer = Tried | Hinted | Done | Refused;

export type FromServer = Update | Presence | Offered | Tried | Hinted | Done | Refused | Gone;
