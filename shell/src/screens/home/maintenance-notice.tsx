import type { TimeWindow } from 'domain-rules'
import { announced, hoursOf, koreanPeriod } from 'domain-rules/notice'
import { siteConfig } from 'site-config'
import { AlertBox } from 'ui-kit'
import { useIsWithin } from '../../time/use-is-within.ts'
import * as t from './texts.ko.ts'

/** Each of the configured windows is announced on home, beforehand and while it lasts (POPUP-23, AMB-83). */
export function MaintenanceNotices() {
  return siteConfig().windows.maintenance.map(window => (
    <MaintenanceNotice key={window.from} window={window} />
  ))
}

/** The period of maintenance and its length; shown from three days before until its end. */
export function MaintenanceNotice({ window }: { window: TimeWindow }) {
  if (!useIsWithin(announced(window))) return null
  return (
    <AlertBox tone="warning" title={t.maintenanceTitle}>
      <p>{t.maintenance(koreanPeriod(window), hoursOf(window))}</p>
    </AlertBox>
  )
}
