import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Place } from '../client/place.ts'
import { PlainNotice } from './plain-notice.tsx'
import { PreWaitNotice } from './pre-wait-notice.tsx'
import type { createWaitingView, ViewOptions, WaitingView } from './waiting-view.tsx'

type Options = ViewOptions & { domElement: HTMLElement; reportCrash: (error: unknown) => void }

/**
 * The waiting room's own piece of the page: empty while there is no line. Most people never wait, so what draws a wait is
 * fetched when one begins; until it is there, and where it does not come, a plain sentence takes its place.
 */
export function createOverlay({ domElement, reportCrash, ...options }: Options) {
  const root = createRoot(domElement, { onUncaughtError: reportCrash })
  let createView: typeof createWaitingView | null = null
  let view: WaitingView | null = null
  let entry: ReactNode = null
  let waitingAt: Place | null = null
  let isPreWait = false

  async function fetchView(): Promise<void> {
    createView ??= (await import('./waiting-view.tsx')).createWaitingView
  }

  async function fetchAndDraw() {
    if (createView) return
    try {
      await fetchView()
      draw()
    } catch (error) {
      console.warn('could not load the overlay; retrying at the next poll', error)
    }
  }

  function draw() {
    const layer = options.settings.popupLayer
    if (!waitingAt) return root.render(isPreWait ? <PreWaitNotice layer={layer} /> : entry)
    view ??= createView?.(options) ?? null
    root.render(view ? view.place(waitingAt) : <PlainNotice layer={layer} />)
  }

  return {
    /** Resolves when everything that a wait is drawn with is there. */
    fetchView,
    show(place: Place) {
      if (!waitingAt) view = entry = null
      waitingAt = place
      draw()
      void fetchAndDraw()
    },
    /** A small notice until it is known whether there is a line (QUE-16). */
    showPreWait() {
      isPreWait = true
      draw()
    },
    hide() {
      isPreWait = false
      waitingAt = null
      draw()
    },
    /** The wait that was shown last has led in. */
    enter() {
      entry = view?.entry()
      draw()
    },
    destroy: () => root.unmount(),
  }
}
