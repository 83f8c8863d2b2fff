import { createContext } from 'react'

/** The area that the origin has rendered into a page: its markup, and whether it is still in the page. */
export type ServedArea = { markup: { __html: string }; isThere: () => boolean }

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } }

/** React never writes into the place of the areas: its markup stays the same object, and empty in a browser. */
export const AreaOfPage = createContext<ServedArea>({
  markup: { __html: (trustedTypes?.emptyHTML ?? '') as string },
  isThere: () => document.querySelector('#areas > [data-release]') !== null,
})

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
