import { useEffect, useLayoutEffect } from 'react'
import { queueGate } from 'shared-session'
import { siteConfig } from 'site-config'
import { Layers, Page, SummaryList, useHydrated } from 'ui-kit'
import { dialogs } from '../../dialogs.ts'
import { ServiceName } from '../../layout/service-name.tsx'
import { notices } from '../../notices/load-notices.ts'
import { ImageNotice } from '../../popups/image-notice.tsx'
import { ProofNotice } from '../../popups/proof-notice.tsx'
import { useDailyPopup } from '../../popups/use-daily-popup.ts'
import { isLetIn } from './first-question.ts'
import { HomeTiles } from './home-tiles.tsx'
import { MaintenanceNotices } from './maintenance-notice.tsx'
import { PayoutKinds } from './payout-kinds.tsx'
import { hidesItsReplies } from './hidden-replies.ts'
import * as t from './texts.ko.ts'

/** The first page of a visit (HOME-01 to HOME-34). */
export function HomeScreen() {
  const proofNotice = useDailyPopup('home-proof-notice')
  useEffect(() => void takeTurn(), [])
  useNoticePlace()

  return (
    <Page title={<ServiceName />} lead={t.lead}>
      {/* Layers, never windows (AMB-87, GP-04). The last is in front. */}
      <Layers>
        <ImageNotice />
        <ProofNotice popup={proofNotice} />
        {notices.parts && <notices.parts.Popups />}
      </Layers>
      <MaintenanceNotices />
      <HomeTiles />
      <p>{t.needs}</p>
      <PayoutKinds onProofNotice={proofNotice.show} />
      <section aria-labelledby="home-facts">
        <h2 id="home-facts">{t.facts}</h2>
        <SummaryList rows={t.factRows} />
      </section>
    </Page>
  )
}

/** Removes the mark of the early script once the notice is drawn: until then it keeps the space of the notice. */
function useNoticePlace(): void {
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['notice']
  }, [isHydrated])
}

/** Asks the waiting room for a turn; its failure is shown, and keeps no one out (HOME-25, HOME-26). */
async function takeTurn(): Promise<void> {
  const { home } = siteConfig().queue.actions
  if (await isLetIn(home)) return
  const turn = await queueGate.inTurn(home, async () => {})
  if (turn?.gateFailed && !(await hidesItsReplies())) await dialogs.alert(t.queueFailed)
}
