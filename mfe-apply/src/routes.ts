import { paths } from 'domain-rules'
import type { Route } from 'remote-kit'
import { texts } from './texts.ko.ts'

/** The routes that this area declares with each release. */
export const routes: Route[] = [
  { path: paths.selfCheck, title: texts.selfCheck.title, timer: false, needs: [] },
  { path: paths.businessNumber, title: texts.businessNumber.title, timer: false, needs: [] },
  { path: paths.identityCheck, title: texts.identityCheck.title, timer: false, needs: ['applicationNumber'] },
]
