import { useContext, useEffect, useState } from 'react'
import { routeTitle } from 'domain-rules/journey'
import { ScreenComing } from 'remote-kit'
import { useHydrated } from 'ui-kit'
import { useSessionField } from 'shared-session'
import { SHELL, type SiteRoute } from '../routing/route-table.ts'
import { ScreenFailed } from '../screens/failed/screen-failed.tsx'
import { ScreenLate } from '../screens/late/screen-late.tsx'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'
import type { LateComposition } from './late-composition.ts'
import { AreaOfPage, dropOtherViews } from './served-area.ts'
import { useComposition } from './use-composition.ts'

type Props = { route: SiteRoute | undefined; composition: LateComposition }

/** The place into which areas mount, and the state of the one that is to be shown. */
export function AreaSlot({ route, composition }: Props) {
  const { areas, pending } = useComposition(composition)
  const { markup, isThere } = useContext(AreaOfPage)
  const isHydrated = useHydrated()
  const [servedAt] = useState(isHydrated ? null : route)
  const area = route && route.owner !== SHELL ? route.owner : null
  const state = area ? (areas[area] ?? pending) : undefined
  // A page that was served keeps its heading until its area is entered, too.
  const isAwaited = state === undefined && route === servedAt
  const isComing = state === 'loading' || isAwaited || !isHydrated
  useEffect(() => {
    if (area) composition.show()
  }, [area, composition])
  useEffect(() => dropOtherViews(route?.path), [route?.path])

  return (
    <>
      {area && isComing && !isThere(isHydrated) && <Coming route={route === servedAt ? route : undefined} />}
      {area && state === 'late' && <ScreenLate />}
      {area && state === 'failed' && <ScreenFailed onRetry={() => composition.retry(area)} />}
      {/* oxlint-disable-next-line react/no-danger -- empty in a browser; the server joins signed markup */}
      <div id="areas" hidden={!area} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
    </>
  )
}

/** A page that was served has its heading at once, a later one after the wait. */
function Coming({ route }: { route: SiteRoute | undefined }) {
  const managementType = useSessionField('managementType')
  if (route) return <ScreenComing title={routeTitle(route, { managementType })} />
  return (
    <div className="site-waiting">
      <ScreenLoading />
    </div>
  )
}
