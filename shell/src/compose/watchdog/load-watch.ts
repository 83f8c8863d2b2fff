import type { RegisteredRelease } from 'release-format'
import { siteConfig } from 'site-config'
import { Watchdog } from './watchdog.ts'
import type { WritesWatch } from './writes-watch.ts'

/** A release that is about to run. */
export type WatchedRelease = {
  name: string
  release: RegisteredRelease
  /**
   * True if only some browsers get it. Its writes are watched then, and on a site for developers those of all.
   */
  isOnTrial: boolean
  /** Takes the remote out of the page. */
  stop: (error: unknown) => void
}

/** The watch over one release. Each function returns one that ends it. */
export type Watch = {
  /** Watches the release from its first code on. */
  code: () => () => void
  /** While it is mounted into this element. */
  element: (element: HTMLElement) => () => void
}

/** Loads the parts of the watchdog as they are needed. They patch the page, so each is made once. */
export class WatchLoader {
  #watchdog: Watchdog | null = null
  #writes: Promise<WritesWatch> | null = null

  /** Returns the watch over a release. A release whose watch does not load runs all the same. */
  async load({ name, release, isOnTrial, stop }: WatchedRelease): Promise<Watch> {
    const watchesWrites = isOnTrial || siteConfig().features.devRoutes
    try {
      const watchdog = (this.#watchdog ??= new Watchdog())
      const writes =
        watchesWrites &&
        (await (this.#writes ??= import('./writes-watch.ts').then(code => new code.WritesWatch())))
      return {
        code: () => watchdog.watchMoves(release, stop),
        element: element => watchdog.watchElement({ element, release, stop }, writes),
      }
    } catch (error) {
      console.warn(`${name} is not watched`, error)
      this.#writes = null
      return { code: noWatch, element: noWatch }
    }
  }
}

const noWatch = () => () => {}
