import { useEffect } from 'react'
import { ScreenFailed } from '../screens/failed/screen-failed.tsx'
import { ScreenLate } from '../screens/late/screen-late.tsx'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'
import type { LateComposition } from './late-composition.ts'
import { useComposition } from './use-composition.ts'

type Props = { area: string | null; composition: LateComposition }

/** The place into which areas mount, and the state of the one that is to be shown. */
export function AreaSlot({ area, composition }: Props) {
  const { areas, pending } = useComposition(composition)
  const state = area ? (areas[area] ?? pending) : undefined
  useEffect(() => {
    if (area) composition.show()
  }, [area, composition])

  return (
    <>
      {area && state === 'loading' && (
        <div className="site-waiting">
          <ScreenLoading />
        </div>
      )}
      {area && state === 'late' && <ScreenLate />}
      {area && state === 'failed' && <ScreenFailed onRetry={() => composition.retry(area)} />}
      <div id="areas" hidden={!area} />
    </>
  )
}
