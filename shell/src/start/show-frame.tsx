import { startTransition, useEffect, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { showLastResort } from './last-resort.ts'
import * as t from './texts.ko.ts'

/**
 * Draws the frame in slices, so that a press is handled in between. Resolves once it is in the page. The last resort
 * replaces a frame that breaks.
 */
export function showFrame(frame: ReactElement): Promise<void> {
  const element = document.getElementById('frame')
  if (!element) throw new Error('the page has no #frame')
  const root = createRoot(element, { onUncaughtError: error => showLastResort(error, t.frameFailed) })
  return new Promise(resolve => {
    startTransition(() => root.render(<Shown frame={frame} onShown={resolve} />))
  })
}

function Shown({ frame, onShown }: { frame: ReactElement; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return <BrowserRouter>{frame}</BrowserRouter>
}
