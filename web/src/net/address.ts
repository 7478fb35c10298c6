/**
 * The server's address. The page names it in `<base>`, so that Backroom can be served below any path;
 * every path in the client is written relative to it, without a slash at its beginning (`tests/addresses.test.ts`).
 */
export function root(): URL {
  return new URL('.', document.baseURI);
}

/** A whole address, for links that are sent to somebody. */
export function addressOf(path: string): string {
  return new URL(path, root()).href;
}

/** An address of this server as a path from its root, or null for any other address. */
export function pathOf(url: URL, house: URL = root()): string | null {
  if (url.origin !== house.origin || !url.pathname.startsWith(house.pathname)) return null;
  return url.pathname.slice(house.pathname.length) + url.search + url.hash;
}

/** The socket of a table or a lesson, by its path below `api`. */
export function socketAddress(place: string): string {
  const url = new URL(`api/${place}/socket`, root());
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
