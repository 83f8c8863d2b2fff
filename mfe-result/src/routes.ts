import { paths } from 'domain-rules'
import type { Route } from 'remote-kit'
import { texts } from './texts.ko.ts'

/** The routes that this area declares with each release. */
export const routes: Route[] = [
  { path: paths.businessNumberForResult, title: texts.businessNumber.title, timer: false, needs: [] },
  {
    path: paths.identityCheckForResult,
    title: texts.identityCheck.title,
    timer: false,
    needs: ['businessNumber'],
  },
]
