import { useContext, useEffect, useState } from 'react'
import { useHydrated } from 'remote-kit'
import { ScreenFailed } from '../screens/failed/screen-failed.tsx'
import { ScreenLate } from '../screens/late/screen-late.tsx'
import { ScreenComing } from '../screens/loading/screen-coming.tsx'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'
import type { LateComposition } from './late-composition.ts'
import { AreaOfPage } from './served-area.ts'
import { useComposition } from './use-composition.ts'

type Props = { area: string | null; title: string; composition: LateComposition }

/** The place into which areas mount, and the state of the one that is to be shown. */
export function AreaSlot({ area, title, composition }: Props) {
  const { areas, pending } = useComposition(composition)
  const isHydrated = useHydrated()
  const [servedFor] = useState(isHydrated ? null : area)
  const served = useContext(AreaOfPage)
  const state = area ? (areas[area] ?? pending) : undefined
  const isComing = state === 'loading' || !isHydrated
  useEffect(() => {
    if (area) composition.show()
  }, [area, composition])

  return (
    <>
      {area && isComing && !served.isThere() && <Coming title={area === servedFor ? title : undefined} />}
      {area && state === 'late' && <ScreenLate />}
      {area && state === 'failed' && <ScreenFailed onRetry={() => composition.retry(area)} />}
      {/* oxlint-disable-next-line react/no-danger -- empty in a browser; the server joins signed markup */}
      <div id="areas" hidden={!area} dangerouslySetInnerHTML={served.markup} suppressHydrationWarning />
    </>
  )
}

/** The screen that the page began with has its heading at once. */
function Coming({ title }: { title: string | undefined }) {
  if (title !== undefined) return <ScreenComing title={title} />
  return (
    <div className="site-waiting">
      <ScreenLoading />
    </div>
  )
}
