import { createContext } from 'react'

/** The area that the origin has rendered into a page: its markup, and whether it is still in the page as served. */
export type ServedArea = { markup: { __html: string }; isThere: () => boolean }

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: unknown } }

/** React never writes into the place of the areas: its markup stays the same object, and empty in a browser. */
export const AreaOfPage = createContext<ServedArea>({
  markup: { __html: (trustedTypes?.emptyHTML ?? '') as string },
  isThere: () => document.querySelector('#areas > [data-first-view]') !== null,
})
