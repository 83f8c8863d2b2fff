import type { RegisteredRelease } from 'release-format'
import { folderOf } from '../federation/release-folder.ts'
import { guardFrame } from './frame-guard.ts'
import { HistoryWatch } from './history-watch.ts'
import type { WatchedWriter, WritesWatch } from './writes-watch.ts'

/** Watches every remote of a page: for loops of moves, removed parts of the frame, and its own element. */
export class Watchdog {
  readonly #history = new HistoryWatch()

  constructor() {
    guardFrame()
  }

  /** Watches the moves of a release for as long as its code is in the page. Returns a function that ends this. */
  watchMoves(release: RegisteredRelease, stop: (error: unknown) => void): () => void {
    return this.#history.add(folderOf(release), stop)
  }

  /**
   * Watches a remote while it is mounted, its writes too if there is a watch over them. Stops one that takes its element
   * out of its place: nothing of it could be seen or replaced there. Returns a function that ends this.
   */
  watchElement(remote: WatchedWriter, writes: WritesWatch | false): () => void {
    const { element, stop } = remote
    const place = element.parentNode
    const moved = new MutationObserver(() => {
      if (element.parentNode !== place) stop(new Error('it removed its element'))
    })
    if (place) moved.observe(place, { childList: true })
    const endWrites = writes && writes.add(remote)
    return () => {
      moved.disconnect()
      if (endWrites) endWrites()
    }
  }
}
