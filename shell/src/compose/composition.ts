import type { RegisteredRemote, Registry, Slot } from 'release-format'
import type { QueueGate } from 'shared-session'
import { AreaHost } from './effects/area-host.ts'
import type { FederationPort, Happening, Host, HostPorts } from './effects/host.ts'
import { OverlayHost } from './effects/overlay-host.ts'
import { listenForFailures } from './effects/single-spa.ts'
import { advance } from './remote/advance.ts'
import { releaseToLoad } from './remote/choice.ts'
import { newRemote, shownRelease, type Effect, type Remote } from './remote/remote.ts'
import { LATE_AFTER_MS, viewOf, type AreaView } from './remote/view.ts'
import { preloadEntry } from './federation/preload-entry.ts'
import type { Report } from './report.ts'
import { markOf } from './running-mark.ts'
import { WatchLoader } from './watchdog/load-watch.ts'

/** The remote over the page. */
const OVERLAY = 'mfe-queue'

/** `now` is in milliseconds since 1970. */
export type Clock = { now: () => number; after: (milliseconds: number, act: () => void) => void }

/** A registry as this browser gets it, and as browsers in no canary do. */
export type Registries = { registry: Registry; forAll: Registry }

export type CompositionParts = {
  page: {
    /** True if the area is at that address, and the visitor may enter. */
    isShown: (area: string, location: Location) => boolean
    /** Takes the routes of the registry for those of the site. */
    showRoutes: (registry: Registry) => void
    /** The mark of a page before this one that did not end by itself. */
    leftMark: string | null
  }
  registry: Registries
  federation: FederationPort
  report: Pick<Report, 'outcome' | 'time'>
  clock: Clock
}

/** The state of the page for its frame. A new object for each change. */
export type CompositionView = { areas: Readonly<Record<string, AreaView>>; hasNewShell: boolean }

/** A release in the page; `isOutdated` if another one is live by now. */
export type RunningRelease = { remote: string; slot: Slot; version: string; isOutdated: boolean }

type Member<Kind extends Host = Host> = { remote: Remote; host: Kind }

/**
 * Makes one page of the live remotes; `start` begins to show it. One record for each remote holds its state, which
 * `advance` alone changes.
 */
export class Composition {
  readonly queueGate: QueueGate
  readonly #parts: CompositionParts
  readonly #members = new Map<string, Member>()
  readonly #listeners = new Set<() => void>()
  #registry: Registry
  readonly #watches = new WatchLoader()
  #view: CompositionView = { areas: {}, hasNewShell: false }

  constructor(parts: CompositionParts) {
    this.#parts = parts
    this.#registry = parts.registry.registry
    const overlay = new OverlayHost(OVERLAY, this.#portsOf(OVERLAY))
    this.queueGate = overlay.turns.gate
    this.#members.set(OVERLAY, { remote: this.#newRemote(OVERLAY, 'overlay', parts.registry), host: overlay })
  }

  /** Registers the areas. The page has its frame by now, which they mount into. */
  start(): void {
    listenForFailures(error => this.#members.get(error.appOrParcelName)?.host.fail?.(error))
    this.#addAreas(this.#parts.registry)
  }

  get revision(): number {
    return this.#registry.revision
  }

  /**
   * Follows a newer registry: the overlay is replaced at once, an area when it is entered next. Routes of an area on the
   * screen change when it is left. A registry that is no newer changes nothing.
   */
  follow(registries: Registries): void {
    if (registries.registry.revision <= this.revision) return
    this.#registry = registries.registry
    this.#addAreas(registries)
    for (const name of this.#members.keys())
      this.#tell(name, { type: 'newerLive', ...releasesOf(name, registries) })
    this.#showRoutes()
  }

  /** Tries a failed area again from the start, once the failed attempt is gone. */
  retry(area: string): void {
    this.#tell(area, { type: 'retried' })
  }

  /** Asks for the files of a screen that the visitor is about to open: its own, or the area's first. */
  prepare(area: string, path: string): void {
    const member = this.#members.get(area)
    if (!member) return
    const release = releaseToLoad(member.remote, path)
    if (member.remote.running) member.host.prepare?.(path)
    else if (release) preloadEntry(release)
  }

  /** Offers the reload of the page, since the site has another shell. */
  offerNewShell(): void {
    this.#publish({ ...this.#view, hasNewShell: true })
  }

  readonly view = (): CompositionView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The releases on the screen. */
  running(): readonly RunningRelease[] {
    return [...this.#members.values()].flatMap(({ remote }) => {
      const { name, slot } = remote
      const version = shownRelease(remote)?.version
      if (version === undefined) return []
      return [{ remote: name, slot, version, isOutdated: releaseToLoad(remote)?.version !== version }]
    })
  }

  #addAreas(registries: Registries): void {
    const remotes = Object.entries(registries.registry.remotes)
    for (const [, release] of remotes) this.#parts.federation.allow(release)
    for (const [name, { slot }] of remotes)
      if (slot === 'main' && !this.#members.has(name)) this.#addArea(name, registries)
  }

  /** The area is registered, unless its live release hung in the page before this one. */
  #addArea(name: string, registries: Registries): void {
    const { page } = this.#parts
    const host = new AreaHost(name, location => page.isShown(name, location), this.#portsOf(name))
    const remote = this.#newRemote(name, 'main', registries)
    this.#members.set(name, { remote, host })
    const release = releaseToLoad(remote)
    if (!release || !page.leftMark?.startsWith(markOf(name, release.version)))
      return host.carryOut({ do: 'register' })
    this.#tell(name, { type: 'failed', kind: 'hang' })
  }

  #newRemote(name: string, slot: Slot, registries: Registries): Remote {
    const { live, defaultRelease, fallback } = releasesOf(name, registries)
    return newRemote(name, slot, live, defaultRelease, fallback)
  }

  #portsOf(name: string): HostPorts {
    return {
      federation: this.#parts.federation,
      loadWatch: watched => this.#watches.load(watched),
      tell: happening => this.#tell(name, happening),
      report: this.#parts.report,
    }
  }

  #tell(name: string, happening: Happening): void {
    const member = this.#members.get(name)
    if (!member) return
    const before = member.remote
    const { remote, effects } = advance(before, {
      ...happening,
      at: this.#parts.clock.now(),
      path: location.pathname,
    })
    member.remote = remote
    if (remote.since !== before.since) this.#parts.clock.after(LATE_AFTER_MS, () => this.#publishAreas())
    this.#publishAreas()
    if (happening.type === 'failed' && remote === before) console.error(`${name} failed`, happening.error)
    for (const effect of effects) this.#carryOut(member, effect)
    if (shownRelease(before) !== shownRelease(member.remote)) this.#showRoutes()
  }

  #carryOut({ remote: { name }, host }: Member, effect: Effect): void {
    if (effect.do === 'report') return this.#reportOutcome(name, effect)
    if (effect.do === 'evict') return void this.#parts.federation.evict(name, effect.release)
    host.carryOut(effect)
  }

  #reportOutcome(remote: string, { release, kind, error, took }: Extract<Effect, { do: 'report' }>): void {
    const { report } = this.#parts
    const { version } = release
    report.outcome({ remote, version, kind }, error)
    if (took !== undefined) report.time({ remote, version, kind: 'render-time', value: took })
  }

  /** A shown release keeps its routes until it is left. */
  #showRoutes(): void {
    const shown = [...this.#members].flatMap(([name, { remote }]) => {
      const release = remote.slot === 'main' && shownRelease(remote)
      return release ? [[name, release] as const] : []
    })
    const remotes = { ...this.#registry.remotes, ...Object.fromEntries(shown) }
    this.#parts.page.showRoutes({ ...this.#registry, remotes })
  }

  #publishAreas(): void {
    const now = this.#parts.clock.now()
    const areas: Record<string, AreaView> = {}
    for (const [name, { remote }] of this.#members) {
      const view = remote.slot === 'main' && viewOf(remote, now)
      if (view) areas[name] = view
    }
    this.#publish({ ...this.#view, areas })
  }

  #publish(view: CompositionView): void {
    if (JSON.stringify(view) === JSON.stringify(this.#view)) return
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}

function releasesOf(name: string, { registry, forAll }: Registries) {
  const defaultRelease = ownRemote(forAll, name)
  return { live: ownRemote(registry, name), defaultRelease, fallback: defaultRelease?.fallback ?? null }
}

function ownRemote({ remotes }: Registry, name: string): RegisteredRemote | null {
  return Object.hasOwn(remotes, name) ? (remotes[name] ?? null) : null
}
