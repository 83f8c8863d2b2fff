/** Returns whether a heading is drawn at the present address: in the element of the area if it is one of its pages. */
export function hasHeading({ area, paths }: { area: string; paths: readonly string[] }): boolean {
  const place = paths.includes(location.pathname) ? `#area-${area} h1` : 'main h1'
  return [...document.querySelectorAll(place)].some(
    heading =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      heading.getBoundingClientRect().height > 0 &&
      heading.textContent.trim() !== '',
  )
}

/** Resolves when the page has drawn its present state, and has nothing more to do. */
export function untilDrawn(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
  })
}

/** Opens a path of the site, as its links do. */
export function goTo(path: string): void {
  history.pushState(null, '', path)
}

/** Moves in the history, and resolves once the page has another address. */
export function move(steps: number): Promise<void> {
  return new Promise(resolve => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(steps)
  })
}

/** Describes everything of the document that an area might leave behind, besides listeners. */
export function describeDocument(area: string): string[] {
  const describe = (element: Element) => element.cloneNode(false) as Element
  const outside = [...document.body.children].map(element => describe(element).outerHTML)
  const inside = [...(document.getElementById(`area-${area}`)?.children ?? [])]
  const body = [...document.body.attributes].map(({ name, value }) => `${name}="${value}" on body`)
  return [...outside, ...body, ...inside.map(element => `${describe(element).outerHTML} in its element`)]
}

/** Returns the visible text of the waiting room. */
export function overlayText(): string {
  return document.getElementById('overlay')?.innerText.trim() ?? ''
}

/** Returns whether the page can be used under the waiting room. */
export function isFreeOfOverlay(): boolean {
  const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return !document.querySelector('#overlay :modal') && !top?.closest('#overlay')
}
