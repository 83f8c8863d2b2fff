import { drawFirstViews } from 'remote-kit/first-views'
import { screens } from './remote.tsx'
import { routes } from './routes.ts'

const open = [routes.eligibilityCheck, routes.cautions, routes.selfCheck, routes.businessNumber]

/** The first views of this release, which its build draws. */
export const views = drawFirstViews(
  'mfe-apply',
  screens,
  open.map(({ path }) => path),
)
