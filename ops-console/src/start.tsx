import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { callOps } from './api/call-ops.ts'
import { followOps } from './api/follow-ops.ts'
import { Console } from './console.tsx'

const DARK = matchMedia('(prefers-color-scheme: dark)')

/** Draws the console into the element, dark where the device is. */
export function start(element: HTMLElement | null): void {
  followDevice()
  DARK.addEventListener('change', followDevice)
  if (element)
    createRoot(element).render(
      <StrictMode>
        <Console call={callOps} follow={followOps} storage={sessionStorage} />
      </StrictMode>,
    )
}

/** The site's dark look is its one of high contrast. */
function followDevice(): void {
  const { dataset } = document.documentElement
  if (DARK.matches) dataset['krdsMode'] = 'high-contrast'
  else delete dataset['krdsMode']
}
