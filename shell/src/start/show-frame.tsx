import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { showLastResort } from './last-resort.ts'
import * as t from './texts.ko.ts'

/** Draws the frame at once, since areas mount into its `<main>`. The last resort replaces a frame that breaks. */
export function showFrame(frame: ReactElement): void {
  const element = document.getElementById('frame')
  if (!element) throw new Error('the page has no #frame')
  const root = createRoot(element, { onUncaughtError: error => showLastResort(error, t.frameFailed) })
  flushSync(() => root.render(<BrowserRouter>{frame}</BrowserRouter>))
}
