import { useAtomValue } from 'jotai'
import { AlertBox, Button, Page, Spinner } from 'ui-kit'
import { texts } from '../texts.ko.ts'
import { areaStates, statusStore } from './area-status.ts'
import { retryArea } from './areas.ts'

/** Where areas mount. It stays in the page, and tells how the shown area is getting on. */
export function AreaSlot({ area }: { area: string | null }) {
  const states = useAtomValue(areaStates, { store: statusStore })
  const state = area ? states[area] : undefined
  return (
    <>
      {area && state === 'loading' && <Spinner label={texts.areaLoading} />}
      {area && state === 'failed' && <AreaFailed area={area} />}
      <div id="areas" hidden={!area} />
    </>
  )
}

function AreaFailed({ area }: { area: string }) {
  return (
    <Page title={texts.areaFailedTitle}>
      <AlertBox tone="danger" announced>
        <p>{texts.areaFailedText}</p>
      </AlertBox>
      <div className="page__actions">
        <Button onClick={() => void retryArea(area)}>{texts.areaRetry}</Button>
      </div>
    </Page>
  )
}
