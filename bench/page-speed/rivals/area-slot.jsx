/* In a rival's copy this is `shell/src/compose/area-slot.tsx`: an area is a lazy component. */
import { lazy, Suspense } from 'react'
import { siteConfig } from 'site-config'
import { areas } from '../areas.ts'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'

const components = Object.fromEntries(
  Object.entries(areas).map(([name, load]) => [name, lazy(async () => ({ default: (await load()).mount }))]),
)

export function AreaSlot({ route }) {
  const Area = components[route?.owner]
  return (
    <div id="areas" hidden={!Area}>
      {Area && (
        <Suspense fallback={<ScreenLoading />}>
          <Area siteConfig={siteConfig()} />
        </Suspense>
      )}
    </div>
  )
}
