import { startTransition, useEffect, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { showLastResort } from './last-resort.ts'
import * as t from './texts.ko.ts'

/**
 * Draws the frame in slices, so that a press is handled in between, or takes over the frame that the origin rendered.
 * Resolves with its root once it is hydrated. The last resort replaces a frame that breaks. A served frame that differs
 * from the drawn one is replaced, and `onMismatch` is called.
 */
export async function showFrame(frame: ReactElement, onMismatch: (error: unknown) => void): Promise<Root> {
  const element = document.getElementById('frame')
  if (!element) throw new Error('the page has no #frame')
  const options = {
    identifierPrefix: 'shell-',
    onUncaughtError: (error: unknown) => showLastResort(error, t.frameFailed),
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  const root = await inTransition(() => {
    const shown = <Shown frame={frame} onShown={resolve} />
    if (isServed()) return hydrateRoot(element, shown, { ...options, onRecoverableError: onMismatch })
    const drawn = createRoot(element, options)
    drawn.render(shown)
    return drawn
  })
  await promise
  return root
}

/** Returns whether the origin has rendered the frame of this page. */
export function isServed(): boolean {
  return document.getElementById('frame')?.dataset['firstView'] !== undefined
}

/** Returns whether the origin has joined the view of an area. */
export function hasServedArea(): boolean {
  return isServed() && document.querySelector('#areas > [data-release]') !== null
}

/** Lets the frame be drawn anew. */
export function forgetServed(): void {
  delete document.getElementById('frame')?.dataset['firstView']
}

function Shown({ frame, onShown }: { frame: ReactElement; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return <BrowserRouter>{frame}</BrowserRouter>
}

function inTransition<Result>(act: () => Result): Promise<Result> {
  return new Promise(resolve => {
    startTransition(() => resolve(act()))
  })
}
