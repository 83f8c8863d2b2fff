import { formatBusinessNumber, paths } from 'domain-rules'
import { useSession } from 'shared-session'
import { AlertBox, LinkButton, Page, SummaryList } from 'ui-kit'
import { texts } from '../../texts.ko.ts'

const t = texts.identityCheck

/** What has been confirmed so far; the verification itself is announced as not ready yet. */
export function IdentityCheckScreen() {
  const { businessNumber, applicationType, managementType } = useSession()
  return (
    <Page title={t.title} lead={t.lead}>
      <SummaryList
        rows={[
          [t.businessNumber, formatBusinessNumber(businessNumber)],
          [t.applicationType, applicationType === '신속' ? t.quick : t.confirmed],
          [t.managementType, managementType === '0' ? t.corporation : t.individual],
        ]}
      />
      <AlertBox tone="info">
        <p>{t.notReady}</p>
      </AlertBox>
      <div className="page__actions">
        <LinkButton href={paths.home}>{t.goHome}</LinkButton>
      </div>
    </Page>
  )
}
