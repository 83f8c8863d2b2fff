import type { RegisteredRelease } from 'release-format'
import { folderOf } from '../federation/release-folder.ts'
import { FrameGuard } from './frame-guard.ts'
import { HistoryWatch } from './history-watch.ts'

/** Watches every remote of a page: for loops of moves, and for removed parts of the frame. */
export class Watchdog {
  readonly #history = new HistoryWatch()

  constructor() {
    void new FrameGuard()
  }

  /** Watches the moves of a release for as long as its code is in the page. Returns a function that ends this. */
  watchMoves(release: RegisteredRelease, stop: (error: unknown) => void): () => void {
    return this.#history.add(folderOf(release), stop)
  }
}
