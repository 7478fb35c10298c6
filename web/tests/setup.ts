/** Before each file of tests: several share one jsdom (`// @vitest-environment jsdom` at the head), so each begins with
 * an empty page, and nothing is kept from before. jsdom has no matchMedia. */
if (typeof window !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    }) as unknown as MediaQueryList;
}
