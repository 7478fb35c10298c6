// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromServer } from '../src/net/protocol';
import { ConnectionLost, type ConnectionState, TableSocket, hello } from '../src/net/socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let states: ConnectionState[];
let told: FromServer[];

function connect(): TableSocket {
  const socket = new TableSocket('ws://house/socket', () => hello('a-key-of-sixteen', 7), {
    connection: (state) => states.push(state),
    told: (answer) => told.push(answer),
  });
  last().onopen?.();
  last().tell({ tell: 'presence', present: [true], onlookers: 0 });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says who it is, and what it has seen', () => {
  connect();
  expect(last().sent[0]).toMatchObject({ do: 'hello', key: 'a-key-of-sixteen', since: 7 });
  expect(states).toEqual(['connecting', 'open']);
});

it('gives the answer to whom it belongs', async () => {
  const asked = connect().ask({ do: 'ping' });
  last().tell({ tell: 'done', ref: String(last().sent[1]?.['ref']), seen: 9 });
  expect(await asked).toMatchObject({ tell: 'done', seen: 9 });
  expect(told).toHaveLength(1);
});

it('never uses a ref of another page', () => {
  const refs = [connect(), connect()].map((socket) => {
    void socket.ask({ do: 'ping' }).catch(() => undefined);
    return last().sent.at(-1)?.['ref'];
  });
  expect(refs[0]).not.toBe(refs[1]);
});

it('comes back by itself, more and more slowly', () => {
  connect();
  last().close();
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(3);
});

it('tells whoever waits for an answer that the line was cut', async () => {
  const asked = connect().ask({ do: 'ping' });
  last().close();
  await expect(asked).rejects.toBeInstanceOf(ConnectionLost);
});

it('comes back when the house closes for a moment, and not when it is sent away', () => {
  connect();
  last().tell({ tell: 'gone', message: 'table-house-closes' });
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  last().tell({ tell: 'gone', message: 'table-stranger' });
  expect(states.at(-1)).toBe('gone');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('notices a line that has gone silent', () => {
  connect();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toMatchObject({ do: 'ping' });
  vi.advanceTimersByTime(8_000);
  expect(states.at(-1)).toBe('lost');
});

it('does not listen any more to a line that it has given up', () => {
  connect();
  const old = last();
  old.close = () => undefined;
  vi.advanceTimersByTime(28_600);
  expect(FakeSocket.all).toHaveLength(2);
  old.tell({ tell: 'presence', present: [true], onlookers: 0 });
  expect(states.at(-1)).toBe('connecting');
});

it('gives up a line on which nobody answers, and tries another', () => {
  connect();
  last().close();
  vi.advanceTimersByTime(600);
  last().onopen?.();
  vi.advanceTimersByTime(21_200);
  expect(FakeSocket.all).toHaveLength(3);
});
