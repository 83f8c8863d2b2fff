/** Moves to a page of the site without loading a document. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  // Once single-spa is in the page, it replaces both functions and reports each move; until then the frame would miss it.
  if (!Object.hasOwn(history, 'pushState')) dispatchEvent(new PopStateEvent('popstate'))
}
