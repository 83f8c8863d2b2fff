import type { PageView } from './page.ts'
import { texts } from './texts.ko.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const WIDEST_FIT = 1.35

type Options = { holder: HTMLElement; onFailure: (error: unknown) => void }

/** Lays the pages out and turns and zooms them. 100% is as wide as the window, but not wider than `WIDEST_FIT`. */
export function createViewer(pages: readonly PageView[], { holder, onFailure }: Options) {
  let zoom = 1
  let current = 0
  const atPlace = new IntersectionObserver(noticePlace, { rootMargin: '-45% 0px -45% 0px' })
  const nearby = new IntersectionObserver(drawNear, { rootMargin: '100% 0px' })
  for (const { element } of pages) {
    holder.append(element)
    atPlace.observe(element)
    nearby.observe(element)
  }
  // A phone that is turned has another width.
  new ResizeObserver(layOut).observe(holder)
  layOut()

  function layOut() {
    const widest = Math.max(...pages.map(({ width }) => width))
    const style = getComputedStyle(holder)
    const available =
      holder.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
    const fit = Math.min(available / widest, WIDEST_FIT)
    for (const page of pages) page.scaleTo(fit * zoom)
    showValue('zoom', texts.zoom(Math.round(zoom * 100)))
    showPlace()
    for (const page of pages) if (isNear(page.element)) draw(page)
  }

  function noticePlace(entries: IntersectionObserverEntry[]) {
    const seen = entries.find(({ isIntersecting }) => isIntersecting)
    if (seen) current = pages.findIndex(({ element }) => element === seen.target)
    showPlace()
  }

  function drawNear(entries: IntersectionObserverEntry[]) {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    pages.filter(({ element }) => near.includes(element)).forEach(draw)
  }

  function draw(page: PageView) {
    page.draw().catch(onFailure)
  }

  function showPlace() {
    showValue('place', texts.place(current + 1, pages.length))
    disable('previous', current === 0)
    disable('next', current === pages.length - 1)
    disable('smaller', zoom === ZOOMS[0])
    disable('larger', zoom === ZOOMS.at(-1))
  }

  return {
    turnPages(by: number) {
      const next = Math.min(Math.max(current + by, 0), pages.length - 1)
      current = next
      pages[next]?.element.scrollIntoView()
      showPlace()
      announce(texts.place(next + 1, pages.length))
    },
    zoomBy(by: number) {
      zoom = ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom
      layOut()
      pages[current]?.element.scrollIntoView()
      announce(texts.zoomed(Math.round(zoom * 100)))
    },
    async print() {
      await Promise.all(pages.map(page => page.draw())).then(() => window.print(), onFailure)
    },
  }
}

function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -window.innerHeight && top < 2 * window.innerHeight
}

function showValue(id: string, text: string): void {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}

// Not the attribute: a button at its end must not lose the focus.
function disable(id: string, isDisabled: boolean): void {
  document.getElementById(id)?.setAttribute('aria-disabled', String(isDisabled))
}

function announce(text: string): void {
  showValue('announcement', text)
}
