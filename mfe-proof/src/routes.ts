import { paths } from 'domain-rules'
import type { Route } from 'remote-kit'
import { texts } from './texts.ko.ts'

/** The routes that this area declares with each release. */
export const routes: Route[] = [
  { path: paths.proofIntro, title: texts.intro.title, timer: true, needs: ['authCookie'] },
]
