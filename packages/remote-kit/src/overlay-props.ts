import type { GateResult } from 'shared-session'
import type { SiteConfig } from 'site-config'

/** What the shell hands to the remote over the page, the waiting room, when it mounts it. */
export type OverlayProps = {
  /** The element over the page that is the widget's own. */
  domElement: HTMLElement
  /** Takes the gate through which the rest of the site asks for its turn. */
  offer: (gate: OverlayGate) => void
  /** Reports to the shell that the widget broke, so that the release before it takes over. */
  reportCrash: (error: unknown) => void
  siteConfig: SiteConfig
}

/** The waiting room as a release of it offers it. Another release may take over while a person waits. */
export type OverlayGate = {
  /**
   * Waits for a turn. `handedOver` is what the release before gave when it handed over, and may be of another version's
   * making: the place itself is in the ticket that both find in the tab. `'handedOver'` ends a wait that goes on elsewhere.
   */
  run: (action: string, handedOver?: unknown) => Promise<GateResult | 'handedOver'>
  complete: () => Promise<void>
  /** Resolves when everything that a wait is shown with is in the page; rejects when it does not come. */
  probe?: () => Promise<void>
  /**
   * Stops asking at the next quiet moment, never in the middle of a question, without giving up the place, and leaves on
   * the screen what is shown. Resolves with what the next release needs to go on, or null when no one waits any more.
   */
  handOver?: () => Promise<unknown>
  /** Keeps the turn that has begun alive no longer; the action of it, for the next release, or null when there is none. */
  leaveTurn?: () => string | null
  /** From now on keeps alive the turn that another release has left. */
  keepTurn?: (action: string) => void
}

/** What `./remote` of the waiting room exposes. */
export type OverlayLifecycles = {
  bootstrap: (props: OverlayProps) => Promise<void>
  mount: (props: OverlayProps) => Promise<void>
  unmount: (props: OverlayProps) => Promise<void>
  unload?: (props: OverlayProps) => Promise<void>
}
