import type { PageView } from './page.ts'
import { texts } from './texts.ko.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const WIDEST_FIT = 1.35

type Options = { holder: HTMLElement; onFailure: (error: unknown) => void }

/** Lays out, turns and zooms the pages. 100% is as wide as the window, up to `WIDEST_FIT`. */
export class Viewer {
  readonly #pages: readonly PageView[]
  readonly #options: Options
  #zoom = 1
  #current = 0

  constructor(pages: readonly PageView[], options: Options) {
    this.#pages = pages
    this.#options = options
    const inPlace = new IntersectionObserver(this.#noticePlace, { rootMargin: '-45% 0px -45% 0px' })
    const nearby = new IntersectionObserver(this.#drawNear, { rootMargin: '100% 0px' })
    for (const { element } of pages) {
      options.holder.append(element)
      inPlace.observe(element)
      nearby.observe(element)
    }
    // A phone that is turned has another width.
    new ResizeObserver(() => this.#layOut()).observe(options.holder)
    this.#layOut()
  }

  turnPages(by: number): void {
    this.#current = Math.min(Math.max(this.#current + by, 0), this.#pages.length - 1)
    this.#pages[this.#current]?.element.scrollIntoView()
    this.#showPlace()
    announce(texts.turned(this.#current + 1, this.#pages.length))
  }

  zoomBy(by: number): void {
    this.#zoom = ZOOMS[ZOOMS.indexOf(this.#zoom) + by] ?? this.#zoom
    this.#layOut()
    this.#pages[this.#current]?.element.scrollIntoView()
    announce(texts.zoomed(Math.round(this.#zoom * 100)))
  }

  async print(): Promise<void> {
    const drawn = Promise.all(this.#pages.map(page => page.draw()))
    await drawn.then(() => window.print(), this.#options.onFailure)
  }

  #layOut(): void {
    const widest = Math.max(...this.#pages.map(({ width }) => width))
    const fit = Math.min(widthInside(this.#options.holder) / widest, WIDEST_FIT)
    for (const page of this.#pages) page.scaleTo(fit * this.#zoom)
    showValue('zoom', texts.zoom(Math.round(this.#zoom * 100)))
    this.#showPlace()
    for (const page of this.#pages) if (isNear(page.element)) this.#draw(page)
  }

  readonly #noticePlace = (entries: IntersectionObserverEntry[]): void => {
    const seen = entries.find(({ isIntersecting }) => isIntersecting)
    if (seen) this.#current = this.#pages.findIndex(({ element }) => element === seen.target)
    this.#showPlace()
  }

  readonly #drawNear = (entries: IntersectionObserverEntry[]): void => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    for (const page of this.#pages) if (near.includes(page.element)) this.#draw(page)
  }

  #draw(page: PageView): void {
    page.draw().catch(this.#options.onFailure)
  }

  #showPlace(): void {
    showValue('place', texts.place(this.#current + 1, this.#pages.length))
    disable('previous', this.#current === 0)
    disable('next', this.#current === this.#pages.length - 1)
    disable('smaller', this.#zoom === ZOOMS[0])
    disable('larger', this.#zoom === ZOOMS.at(-1))
  }
}

function widthInside(holder: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(holder)
  return holder.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
}

function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -window.innerHeight && top < 2 * window.innerHeight
}

function showValue(id: string, text: string): void {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}

// Not the `disabled` attribute: a button that is disabled while pressed would lose the focus.
function disable(id: string, isDisabled: boolean): void {
  document.getElementById(id)?.setAttribute('aria-disabled', String(isDisabled))
}

function announce(text: string): void {
  showValue('announcement', text)
}
