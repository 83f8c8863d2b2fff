import type { AreaLifecycles, AreaProps } from 'remote-kit'
import { entryUrl } from '../federation/entry-integrity.ts'
import type { Attempt, Release } from '../remote/remote.ts'
import type { ReportKind } from '../report.ts'
import { watchArea } from '../watchdog/area-watch.ts'
import type { Watch } from '../watchdog/load-watch.ts'
import { withDeadline } from './deadline.ts'
import { watchDrawing } from './drawn.ts'
import { LIFECYCLE_DEADLINE_MS, type HostPorts } from './host.ts'

/** The lifecycles that single-spa calls. The page itself calls `update`. */
export type SingleSpaLifecycles = Omit<AreaLifecycles, 'update'>

/** An attempt of an area, and its last step. */
export type Run = {
  area: string
  attempt: Attempt
  files: Promise<AreaLifecycles>
  step: ReportKind
  /** Announces a newer release to the mounted one. */
  announce?: (props: AreaProps & { newVersion: string }) => void
  /** Ends the watch over the mounted area; `endCode` ends the watch over its code. */
  endElement?: () => void
  endCode?: () => void
  /** Reports that the attempt is unloaded, unless its removal will. */
  end: () => void
}

/** Returns the lifecycles of a release with deadlines, reports to the page, and a watch over the area. */
export function guarded(
  run: Run,
  { bootstrap, mount, unmount, update, unload }: AreaLifecycles,
  watch: Watch,
  { tell }: Pick<HostPorts, 'tell'>,
): SingleSpaLifecycles {
  const { area } = run
  const { id: attempt, release } = run.attempt
  run.announce = props => void update?.(props).catch(props.reportCrash)
  run.endCode = watch.code()
  return {
    bootstrap(props) {
      run.step = 'bootstrap'
      return withDeadline(bootstrap(props), LIFECYCLE_DEADLINE_MS, `starting ${area}`)
    },
    async mount(props) {
      run.step = 'mount'
      run.endElement?.()
      const ends = [watchArea(area, release), watch.element(props.domElement)]
      run.endElement = () => ends.splice(0).forEach(end => end())
      const begun = performance.now()
      await withDeadline(mount(props), LIFECYCLE_DEADLINE_MS, `mounting ${area}`)
      run.step = 'crash'
      const nothing = new Error(`${area} ${release.version} draws nothing`)
      const end = watchDrawing(props.domElement, {
        drawn: () => {
          const took = performance.now() - begun
          tell({ type: 'mounted', attempt, ...(isNewHere(release) && { took }) })
        },
        nothing: () => tell({ type: 'failed', attempt, kind: 'mount', error: nothing }),
      })
      ends.push(end)
    },
    async unmount(props) {
      await unmount(props)
      delete props.domElement.dataset['release']
      run.endElement?.()
      tell({ type: 'left', attempt })
    },
    async unload(props) {
      const warn = (error: unknown) => console.warn(`${area} ${release.version} did not unload`, error)
      await unload?.(props)?.catch(warn)
      run.endCode?.()
      run.end()
    },
  }
}

/**
 * Returns whether the entry was loaded over the network. Times of a new release are compared with those of new
 * ones only.
 */
function isNewHere({ entry }: Release): boolean {
  const loads = performance.getEntriesByName(entryUrl(entry)) as PerformanceResourceTiming[]
  return loads.some(({ transferSize }) => transferSize > 0)
}
