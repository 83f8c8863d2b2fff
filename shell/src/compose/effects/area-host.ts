import type { AreaProps } from 'remote-kit'
import {
  getAppNames,
  registerApplication,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa'
import { siteConfig } from 'site-config'
import type { Attempt, Effect } from '../remote/remote.ts'
import type { Watch } from '../watchdog/load-watch.ts'
import { guarded, type Run, type SingleSpaLifecycles } from './area-run.ts'
import { TooSlow, withDeadline } from './deadline.ts'
import { dropView } from '../served-area.ts'
import { kindOf, LOAD_DEADLINE_MS, loadFiles, type Host, type HostPorts } from './host.ts'

/** Grace period in which the files of a late area are still mounted. */
const LATE_MS = 10_000

type LoadingRun = Run & { watch: Promise<Watch> }

/** Carries out the effects of an area through single-spa, which mounts it by address. */
export class AreaHost implements Host {
  readonly #area: string
  readonly #isActive: (location: Location) => boolean
  readonly #ports: HostPorts
  #run: LoadingRun | null = null
  #element: HTMLElement | null = null
  #removal: Promise<void> | null = null
  /** True while the files of the run are late. */
  #isLate = false

  constructor(area: string, isActive: (location: Location) => boolean, ports: HostPorts) {
    this.#area = area
    this.#isActive = isActive
    this.#ports = ports
    this.#element = document.querySelector<HTMLElement>(`#areas > #area-${area}`)
  }

  carryOut(effect: Effect): void {
    if (effect.do === 'register') this.#register()
    else if (effect.do === 'load') this.#load(effect.attempt, effect.isOnTrial)
    else if (effect.do === 'awaitLateFiles') this.#awaitLateFiles(effect.attempt)
    else if (effect.do === 'replaceWhenLeft') this.#replaceWhenLeft(effect.newVersion)
    else if (effect.do === 'remove') this.#remove()
  }

  /** Takes note of a failure, in a lifecycle or later. */
  fail(error: unknown, run: Run | null = this.#run): void {
    if (run?.step === 'load' && error instanceof TooSlow) {
      this.#isLate = true
      return this.#ports.tell({ type: 'late', attempt: run.attempt.id, error })
    }
    const kind = kindOf(error, run?.step ?? 'load')
    this.#ports.tell({ type: 'failed', kind, error, attempt: run?.attempt.id })
  }

  /** A failure is met again, and explained, when the screen is opened. */
  prepare(path: string): void {
    this.#run?.files.then(({ prepare }) => prepare?.(path)).catch(() => undefined)
  }

  #props(domElement: HTMLElement): AreaProps {
    return {
      domElement,
      reportCrash: error => this.fail(error),
      reportMismatch: error => this.#reportMismatch(error),
      siteConfig: siteConfig(),
    }
  }

  /** A mismatch costs time, and is counted against the release. The area itself is there. */
  #reportMismatch(error: unknown): void {
    const version = this.#run?.attempt.release.version
    if (version) this.#ports.report.outcome({ remote: this.#area, version, kind: 'mismatch' }, error)
  }

  #register(): void {
    this.#element ??= this.#newElement()
    const customProps = this.#props(this.#element)
    const app = () => this.#enter()
    registerApplication({ name: this.#area, app, activeWhen: this.#isActive, customProps })
  }

  #newElement(): HTMLElement {
    const element = document.createElement('div')
    element.id = `area-${this.#area}`
    document.getElementById('areas')?.append(element)
    return element
  }

  async #enter(): Promise<SingleSpaLifecycles> {
    this.#ports.tell({ type: 'entered' })
    const run = this.#run
    if (!run) throw new Error(`${this.#area} is not live`)
    const lifecycles = await withDeadline(run.files, LOAD_DEADLINE_MS, `loading ${this.#area}`)
    const all = guarded(run, lifecycles, await run.watch, this.#ports)
    this.#ports.tell({ type: 'loaded', attempt: run.attempt.id })
    return all
  }

  #load(attempt: Attempt, isOnTrial: boolean): void {
    const area = this.#area
    if (this.#element?.dataset['release'] !== attempt.release.version) dropView(this.#element)
    const run: LoadingRun = {
      area,
      attempt,
      step: 'load',
      files: loadFiles(this.#ports, area, attempt.release),
      watch: this.#ports.loadWatch({
        name: area,
        release: attempt.release,
        isOnTrial,
        stop: error => this.fail(error, run),
      }),
      end: () => {
        if (!this.#removal) this.#ports.tell({ type: 'gone' })
      },
    }
    this.#run = run
    this.#isLate = false
  }

  #awaitLateFiles({ id: attempt }: Attempt): void {
    const { tell } = this.#ports
    const late = this.#run && withDeadline(this.#run.files, LATE_MS, `loading ${this.#area}`)
    late?.then(
      () => tell({ type: 'loaded', attempt }),
      (error: unknown) => {
        this.#removeElement()
        tell({ type: 'failed', attempt, kind: 'load', error })
      },
    )
  }

  #replaceWhenLeft(newVersion: string | null): void {
    if (newVersion && this.#element) this.#run?.announce?.({ ...this.#props(this.#element), newVersion })
    // Its promise may be that of a former attempt: the lifecycle reports the end.
    unloadApplication(this.#area, { waitForUnmount: true }).catch((error: unknown) =>
      console.warn(`${this.#area} stays loaded`, error),
    )
    void triggerAppChange()
  }

  #remove(): void {
    this.#removal ??= this.#unregister().finally(() => {
      this.#removal = null
      this.#ports.tell({ type: 'gone' })
    })
  }

  async #unregister(): Promise<void> {
    this.#run?.endElement?.()
    this.#run?.endCode?.()
    if (getAppNames().includes(this.#area)) await unregisterApplication(this.#area)
    // The view of a late release stays, with the text that was typed into it.
    const isAwaited = this.#isLate && this.#element?.dataset['firstView'] !== undefined
    if (!isAwaited) this.#removeElement()
  }

  #removeElement(): void {
    this.#element?.remove()
    this.#element = null
  }
}
