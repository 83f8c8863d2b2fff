import type { OverlayGate, OverlayLifecycles, OverlayProps } from 'remote-kit'
import { siteConfig } from 'site-config'
import { withDeadline } from '../effects/deadline.ts'
import { LIFECYCLE_DEADLINE_MS } from '../effects/host.ts'
import type { Watch } from '../watchdog/load-watch.ts'
import { pending } from './pending.ts'

/** A mounted release of the waiting room. */
export type Widget = {
  gate: OverlayGate
  element: HTMLElement
  /** Takes it for broken, so that another release takes over. */
  reportCrash: (error: unknown) => void
  /** Resolves once another one serves, even if the gate of this one never ends its wait. Rejects if this one crashes. */
  replaced: PromiseWithResolvers<'handedOver'>
  /** Takes it out of the page, without a request to the waiting room. */
  unmount: () => Promise<void>
}

/** Mounts a release over the page, hidden. Rejects, and leaves nothing, if a lifecycle fails or takes too long. */
export async function mountWidget(
  { bootstrap, mount, unmount, unload }: OverlayLifecycles,
  watch: Watch,
  reportCrash: (error: unknown) => void,
): Promise<Widget> {
  const element = elementOverPage()
  const ends = [watch.code(), watch.element(element), () => element.remove()]
  const { promise: offered, resolve: offer } = Promise.withResolvers<OverlayGate>()
  const props: OverlayProps = { domElement: element, offer, reportCrash, siteConfig: siteConfig() }
  try {
    // Not mounted as a parcel of single-spa, which never releases a root parcel.
    await limited(bootstrap(props))
    await limited(mount(props))
    const gate = await limited(offered)
    return { gate, element, reportCrash, replaced: pending(), unmount: unmountAll }
  } catch (error) {
    end()
    throw error
  }

  async function unmountAll(): Promise<void> {
    try {
      await limited(unmount(props))
      await unload?.(props)
    } finally {
      end()
    }
  }

  function end(): void {
    for (const each of ends) each()
  }
}

function limited<T>(lifecycle: Promise<T>): Promise<T> {
  return withDeadline(lifecycle, LIFECYCLE_DEADLINE_MS, 'mfe-queue')
}

function elementOverPage(): HTMLElement {
  const element = document.createElement('div')
  element.hidden = true
  document.getElementById('overlay')?.append(element)
  return element
}
