import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Place } from '../client/place.ts'
import { PlainNotice, PreWaitNotice } from './notices.tsx'
import type { createWaitingView, ViewOptions, WaitingView } from './waiting-view.tsx'

type Options = ViewOptions & { domElement: HTMLElement; reportCrash: (error: unknown) => void }

export function createOverlay({ domElement, reportCrash, ...options }: Options): Overlay {
  return new Overlay(createRoot(domElement, { onUncaughtError: reportCrash }), options)
}

/**
 * The overlay of the waiting room: empty while there is no line. Most people never wait, so its view is loaded when a wait
 * begins. Until then, and if it cannot be loaded, a plain sentence is shown.
 */
class Overlay {
  readonly #root: Root
  readonly #options: ViewOptions
  #createView: typeof createWaitingView | null = null
  /** The view of this wait. */
  #view: WaitingView | null = null
  /** The notice of the last entry. */
  #entry: ReactNode = null
  #waitingAt: Place | null = null
  #isPreWait = false
  #preWait: ReturnType<typeof setTimeout> | undefined
  #isDestroyed = false

  constructor(root: Root, options: ViewOptions) {
    this.#root = root
    this.#options = options
  }

  /** Loads everything that a wait is drawn with. */
  async fetchView(): Promise<void> {
    this.#createView ??= (await import('./waiting-view.tsx')).createWaitingView
  }

  show(place: Place): void {
    if (!this.#waitingAt) this.#view = this.#entry = null
    this.#waitingAt = place
    this.#draw()
    void this.#fetchAndDraw()
  }

  /** Shows a small notice after a while, until the first reply (QUE-16). */
  showPreWait(afterMs: number): void {
    this.#preWait = setTimeout(() => {
      this.#isPreWait = true
      this.#draw()
    }, afterMs)
  }

  hide(): void {
    clearTimeout(this.#preWait)
    this.#isPreWait = false
    this.#waitingAt = null
    this.#draw()
  }

  /** Announces that the wait shown last has ended with entry. */
  enter(): void {
    this.#entry = this.#view?.entry()
    this.#draw()
  }

  destroy(): void {
    clearTimeout(this.#preWait)
    this.#isDestroyed = true
    this.#root.unmount()
  }

  async #fetchAndDraw(): Promise<void> {
    if (this.#createView) return
    try {
      await this.fetchView()
      this.#draw()
    } catch (error) {
      console.warn('could not load the overlay; retrying at the next poll', error)
    }
  }

  /** Draws the present state. The view may arrive, or a wait end, after the next release has taken the place. */
  #draw(): void {
    if (this.#isDestroyed) return
    const layer = this.#options.settings.popupLayer
    if (!this.#waitingAt)
      return this.#root.render(this.#isPreWait ? <PreWaitNotice layer={layer} /> : this.#entry)
    this.#view ??= this.#createView?.(this.#options) ?? null
    this.#root.render(this.#view ? this.#view.place(this.#waitingAt) : <PlainNotice layer={layer} />)
  }
}
