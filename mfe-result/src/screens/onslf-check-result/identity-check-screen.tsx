import { formatBusinessNumber, paths } from 'domain-rules'
import { useSession } from 'shared-session'
import { AlertBox, LinkButton, Page, SummaryList } from 'ui-kit'
import { texts } from '../../texts.ko.ts'

const t = texts.identityCheck

/** Whose result is about to be shown; the verification itself is announced as not ready yet. */
export function IdentityCheckScreen() {
  const { businessNumber } = useSession()
  return (
    <Page title={t.title} lead={t.lead}>
      <SummaryList rows={[[t.businessNumber, formatBusinessNumber(businessNumber)]]} />
      <AlertBox tone="info">
        <p>{t.notReady}</p>
      </AlertBox>
      <div className="page__actions">
        <LinkButton href={paths.home}>{t.goHome}</LinkButton>
      </div>
    </Page>
  )
}
