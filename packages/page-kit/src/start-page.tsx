import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const DARK = matchMedia('(prefers-color-scheme: dark)')

/** Draws a page into the element, in dark colours if the device prefers them. */
export function startPage(element: HTMLElement | null, page: ReactNode): void {
  followDevice()
  DARK.addEventListener('change', followDevice)
  if (element) createRoot(element).render(<StrictMode>{page}</StrictMode>)
}

/** The site's dark look is its high-contrast mode. */
function followDevice(): void {
  const { dataset } = document.documentElement
  if (DARK.matches) dataset['krdsMode'] = 'high-contrast'
  else delete dataset['krdsMode']
}
