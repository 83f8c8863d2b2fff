import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { showLastResort } from './last-resort.ts'
import * as t from './texts.ko.ts'

/**
 * Draws the frame, at once, because the areas mount into its `<main>`. Of a frame that breaks React leaves nothing, so
 * the last resort takes its place.
 */
export function showFrame(frame: ReactElement): void {
  const element = document.getElementById('frame')
  if (!element) throw new Error('the page has no #frame')
  const root = createRoot(element, { onUncaughtError: error => showLastResort(error, t.frameFailed) })
  flushSync(() => root.render(<BrowserRouter>{frame}</BrowserRouter>))
}
