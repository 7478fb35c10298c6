/** The plain HTTP interface: tables, seats, replays. */
import type { Answer, FromClient } from './protocol';
import type {
  Chair,
  Devices,
  DevicesWish,
  DoorAbout,
  DoorWish,
  Fork,
  HostAnswer,
  HouseAbout,
  HostWish,
  LessonAbout,
  ListedTable,
  LogPage,
  OpenTable,
  OpenedTable,
  OwnNews,
  OwnTables,
  Past,
  PlayOn,
  Replay,
  ReplayWish,
  ReportWish,
  Reported,
  SpokenFor,
  TakeSeat,
  TakenSeat,
  TitleAbout,
  TitleText,
} from './requests';

/** The server said no, or could not be reached (`web-unreachable`): a message id with facts. */
export class RequestFailed extends Error {
  constructor(
    readonly id: string,
    readonly facts: Record<string, unknown> = {},
    readonly clause = '',
  ) {
    super(id);
  }
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestFailed('web-unreachable');
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const id = typeof said?.['message'] === 'string' ? said['message'] : 'web-unreachable';
  const clause = typeof said?.['clause'] === 'string' ? said['clause'] : '';
  throw new RequestFailed(id, (said?.['facts'] as Record<string, unknown>) ?? {}, clause);
}

async function get<T>(path: string): Promise<T> {
  return (await (await answered(path, {})).json()) as T;
}

async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (key) headers['Authorization'] = `Bearer ${key}`;
  const response = await answered(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

async function opened<T>(path: string, key: string): Promise<T> {
  return JSON.parse(await text(path, key)) as T;
}

async function text(path: string, key: string): Promise<string> {
  return (await answered(path, { headers: { Authorization: `Bearer ${key}` } })).text();
}

export const api = {
  about: () => get<HouseAbout>('api/house'),
  /** The door to this network, at the house's own machine. */
  door: () => get<DoorAbout>('api/door'),
  turnDoor: (wish: DoorWish, host: string) => post<DoorAbout>('api/door', wish, host),
  titles: () => get<TitleAbout[]>('api/titles'),
  /** The words of a title that this client was not built with. */
  titleText: (title: string, language: string) => get<TitleText>(`api/titles/${title}/text/${language}`),
  /** What can be learnt, of every title. */
  lessons: () => get<LessonAbout[]>('api/lessons'),
  /** A table that begins where a guided game stands. */
  playOn: (lesson: string, wish: PlayOn) => post<OpenedTable>(`api/lessons/${lesson}/table`, wish),
  tables: () => get<ListedTable[]>('api/tables'),
  open: (wish: OpenTable) => post<OpenedTable>('api/tables', wish),
  /** What the words of a spoken code stand for. */
  hear: (code: string) => post<SpokenFor>('api/spoken', { code }),
  /** How the tables stand that these keys open. */
  own: (wish: OwnTables) => post<OwnNews>('api/own', wish),
  /** One message of the socket. */
  say: (table: string, message: FromClient, key: string) => post<Answer>(`api/tables/${table}/do`, message, key),
  takeSeat: (table: string, wish: TakeSeat) => post<TakenSeat>(`api/tables/${table}/seats`, wish),
  /** What a secret opens: a chair, a seat that is played, the onlookers' place. */
  chair: (table: string, secret: string) => opened<Chair>(`api/tables/${table}/chair`, secret),
  /** Spend a link: from now on the key with this hash plays. */
  takeChair: (table: string, link: string, hash: string) =>
    post<TakenSeat>(`api/tables/${table}/chair`, { key: hash }, link),
  devices: (table: string, key: string) => opened<Devices>(`api/tables/${table}/devices`, key),
  changeDevices: (table: string, wish: DevicesWish, key: string) =>
    post<Devices>(`api/tables/${table}/devices`, wish, key),
  host: (table: string, wish: HostWish, key: string) => post<HostAnswer>(`api/tables/${table}/host`, wish, key),
  /** A seat's name and words go from the house for good. */
  erase: (table: string, key: string) => post<unknown>(`api/tables/${table}/forget`, {}, key),
  /** Tell whoever runs the house what is wrong at a table. */
  report: (table: string, wish: ReportWish, key: string) => post<Reported>(`api/tables/${table}/report`, wish, key),
  replay: (wish: ReplayWish) => post<Replay>('api/replay', wish),
  fork: (wish: Fork) => post<OpenedTable>('api/fork', wish),
  /** The game after one moment of the log, as this key's viewer knew it. */
  moment: (table: string, key: string, number: number) =>
    opened<Past>(`api/tables/${table}/moment?number=${number}`, key),
  /** The game as this key's viewer knew it at every moment. */
  diary: (table: string, key: string) => opened<Replay>(`api/tables/${table}/diary`, key),
  /** Older lines of the log. */
  log: (table: string, key: string, before: number) => opened<LogPage>(`api/tables/${table}/log?before=${before}`, key),
  /** The whole record, once the game is over. */
  record: (table: string, key: string) => text(`api/tables/${table}/record`, key),
};
