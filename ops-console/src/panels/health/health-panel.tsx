import { AlertBox, Badge, SummaryList } from 'ui-kit'
import { LiveView } from '../../live/live-view.tsx'
import * as t from './texts.ko.ts'

/** The readiness of the site and of each part. */
export function HealthPanel() {
  return (
    <LiveView topic="health">
      {({ status, ...parts }) => (
        <>
          {status !== 'ready' && (
            <AlertBox tone="danger" title={t.notReady} announced>
              <p>{t.runbook}</p>
            </AlertBox>
          )}
          <SummaryList
            rows={Object.entries(parts).map(([name, state]) => [
              t.parts[name] ?? name,
              <Badge key={name} tone={state === 'ok' ? 'success' : 'danger'}>
                {state === 'ok' ? t.ok : t.failed}
              </Badge>,
            ])}
          />
        </>
      )}
    </LiveView>
  )
}
