import * as texts from '../texts.ko.ts'
import type { Need } from '../guard.ts'
import { paths, type Path } from '../paths.ts'

/** A page of the site. */
export type JourneyRoute = {
  path: Path
  /** Of the page and of the document; `routeTitle` completes it. */
  title: string
  /** Whether the rest of a running session is shown here. */
  timer: boolean
  /** What a visitor must have before the page opens, in any order. */
  needs: Need[]
}

type Page = keyof typeof paths

/** A page that shows the timer while a session runs (AMB-05). */
export function timedRoute(page: Page, needs: Need[]): JourneyRoute {
  return { ...route(page, needs), timer: true }
}

/** A page without the timer; without needs it is for everybody. */
export function route(page: Page, needs: Need[] = []): JourneyRoute {
  return { path: paths[page], title: texts.titles[page], timer: false, needs }
}
