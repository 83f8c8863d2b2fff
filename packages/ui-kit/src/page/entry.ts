/** Returns whether a heading is of a later screen. The document remembers the first, for areas of other ui-kits. */
export function entersByNavigation(heading: HTMLElement): boolean {
  const { dataset } = heading.ownerDocument.documentElement
  if (!dataset['firstScreen']) {
    dataset['firstScreen'] = 'shown'
    if (isWhereDocumentCame()) heading.dataset['firstScreen'] = 'heading'
  }
  return !heading.dataset['firstScreen']
}

/** Call it after showing something that is not a screen: the next heading takes the focus. */
export function leaveFirstScreen(): void {
  document.documentElement.dataset['firstScreen'] ??= 'shown'
}

// A quick user may have left for another page before the first screen was drawn.
function isWhereDocumentCame(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return !arrival || new URL(arrival.name).pathname === location.pathname
}
