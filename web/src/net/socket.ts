/** The connection of a seat or an onlooker to its table. When it is lost, it is made again by itself; the listener is told. */
import type { FromLearner } from './lessons';
import { type Answer, type FromClient, type FromServer, VERSION } from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone';

/** A message without its `ref`: the socket numbers them. */
export type Question = Without<FromClient | FromLearner>;
type Without<M> = M extends { ref?: string } ? Omit<M, 'ref'> : never;

export interface SocketListener {
  connection(state: ConnectionState, reason?: string): void;
  told(message: FromServer): void;
}

/** The first words at a table. `since` is the last `seen` that this client was told. */
export function hello(key: string, since: number): Question {
  return { do: 'hello', version: VERSION, key, since };
}

/** The connection was lost before the answer came. The next update tells whether it was done. */
export class ConnectionLost extends Error {}

/** After these we connect again: the server restarts, or wants us to come more slowly. */
const PASSING = ['table-house-closes', 'table-too-fast', 'table-crowded', 'table-no-hello'];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

export class TableSocket {
  readonly #address: string;
  readonly #greeting: () => Question;
  readonly #listener: SocketListener;
  readonly #asked = new Map<string, { resolve: (answer: Answer) => void; reject: (lost: ConnectionLost) => void }>();
  #socket: WebSocket | null = null;
  #open = false;
  /** Refs guard an act against being taken twice, so no other page may use the same. */
  readonly #page = Math.random().toString(36).slice(2, 10);
  #refs = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `greeting` are the first words on every connection. */
  constructor(address: string, greeting: () => Question, listener: SocketListener) {
    this.#address = address;
    this.#greeting = greeting;
    this.#listener = listener;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Ask, and wait for the answer to just this. */
  ask(question: Question): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || !this.#open) return Promise.reject(new ConnectionLost());
    const ref = `${this.#page}-${++this.#refs}`;
    return new Promise((resolve, reject) => {
      this.#asked.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...question, ref }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#socket || this.#closed || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    this.#listener.connection('connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#beat = setTimeout(() => this.#drop(), HEARTBEAT);
    socket.onopen = () => socket.send(JSON.stringify(this.#greeting()));
    // A connection that was given up may still bring a message: then the new one would seem to be open.
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#cut();
    };
  }

  #hear(message: FromServer): void {
    this.#await();
    if (message.tell === 'gone') {
      if (PASSING.includes(message.message)) return this.#drop();
      this.close();
      return this.#listener.connection('gone', message.message);
    }
    if (!this.#open) {
      this.#open = true;
      this.#wait = FIRST_WAIT;
      this.#listener.connection('open');
    }
    const asked = message.ref ? this.#asked.get(message.ref) : undefined;
    if (message.ref && asked && isAnswer(message)) {
      this.#asked.delete(message.ref);
      asked.resolve(message);
    } else {
      this.#listener.told(message);
    }
  }

  /** Ask now and then whether the other end is there: a dead connection may look open for minutes. */
  #await(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.ask({ do: 'ping' }).catch(() => undefined);
      this.#beat = setTimeout(() => this.#drop(), PATIENCE);
    }, HEARTBEAT);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#cut();
    socket?.close();
  }

  #cut(): void {
    this.#socket = null;
    this.#open = false;
    clearTimeout(this.#beat);
    for (const { reject } of this.#asked.values()) reject(new ConnectionLost());
    this.#asked.clear();
    if (this.#closed) return;
    this.#listener.connection('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

function isAnswer(message: FromServer): message is Answer {
  return !['update', 'presence', 'offered', 'gone'].includes(message.tell);
}
