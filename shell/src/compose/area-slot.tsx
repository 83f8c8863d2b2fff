import { useAtomValue } from 'jotai'
import { ScreenFailed } from '../screens/failed/screen-failed.tsx'
import { ScreenLate } from '../screens/late/screen-late.tsx'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'
import { areaStates, statusStore } from './area-status.ts'
import { retryArea } from './areas.ts'

/** Where areas mount. It stays in the page, and says how the shown area is getting on. */
export function AreaSlot({ area }: { area: string | null }) {
  const states = useAtomValue(areaStates, { store: statusStore })
  const state = area ? states[area] : undefined
  return (
    <>
      {area && state === 'loading' && (
        <div className="site-waiting">
          <ScreenLoading />
        </div>
      )}
      {area && state === 'late' && <ScreenLate />}
      {area && state === 'failed' && <ScreenFailed onRetry={() => void retryArea(area)} />}
      <div id="areas" hidden={!area} />
    </>
  )
}
