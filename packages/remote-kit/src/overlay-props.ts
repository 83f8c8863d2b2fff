import type { GateResult } from 'shared-session'
import type { SiteConfig } from 'site-config'

/** The props that the shell passes to the remote over the page, the waiting room, when it mounts it. */
export type OverlayProps = {
  /** The element over the page that is the widget's own. */
  domElement: HTMLElement
  /** Receives the gate by which the rest of the site waits for its turn. */
  offer: (gate: OverlayGate) => void
  /** Reports to the shell that the widget broke, so that the former release takes over. */
  reportCrash: (error: unknown) => void
  siteConfig: SiteConfig
}

/** The gate of one release of the waiting room. Another release may take over while a person waits. */
export type OverlayGate = {
  /**
   * Waits for a turn. A wait that shows no words for six seconds counts as a crash. `handedOver` is the result of the
   * former release's `handOver`, perhaps of another version. The place itself is in the ticket that both read from the
   * tab. `'handedOver'` ends a wait that continues in another release.
   */
  run: (action: string, handedOver?: unknown) => Promise<GateResult | 'handedOver'>
  complete: () => Promise<void>
  /** Resolves when all files for showing a wait are loaded. Rejects if one is missing. */
  probe?: () => Promise<void>
  /**
   * Stops asking, never in the middle of a request, keeps the place, and leaves its drawing on the screen. Resolves
   * with the data that the next release needs, or null if no one waits any more.
   */
  handOver?: () => Promise<unknown>
  /** Stops keeping the current turn alive. Returns its action for the next release, or null if there is none. */
  leaveTurn?: () => string | null
  /** Begins to keep the turn alive that the former release has left. */
  keepTurn?: (action: string) => void
}

/** The exports of the waiting room's `./remote`. */
export type OverlayLifecycles = {
  bootstrap: (props: OverlayProps) => Promise<void>
  mount: (props: OverlayProps) => Promise<void>
  unmount: (props: OverlayProps) => Promise<void>
  unload?: (props: OverlayProps) => Promise<void>
}
