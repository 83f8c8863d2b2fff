import { createContext } from 'react'

/** The area that the origin has rendered into a page: its markup, and whether it is in the page. */
export type ServedArea = { markup: { __html: string }; isThere: (isHydrated: boolean) => boolean }

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } }

/** React never writes into the place of the areas: its markup stays the same object, and empty in a browser. */
export const AreaOfPage = createContext<ServedArea>({
  markup: { __html: (trustedTypes?.emptyHTML ?? '') as string },
  isThere: isHydrated => (isHydrated ? isShown('#areas > [data-release]') : !isShown('#main [data-coming]')),
})

/**
 * The view may have failed and be removed before the page is hydrated, which has to draw what was served: a page without
 * a view was served with a skeleton.
 */
function isShown(selector: string): boolean {
  return document.querySelector(selector) !== null
}

/** Empties the place of an area that holds a view. A mounted area has taken its view over. */
export function dropView(element: HTMLElement | null | undefined): void {
  if (element?.dataset['firstView'] === undefined) return
  element.replaceChildren()
  delete element.dataset['firstView']
  delete element.dataset['release']
}

/** Drops the view of every path but this one. */
export function dropOtherViews(path: string | undefined): void {
  const view = document.querySelector<HTMLElement>('#areas > [data-first-view]')
  if (view?.dataset['firstView'] !== path) dropView(view)
}
