import { paths } from 'domain-rules/journey'
import { AlertBox, Button, LinkButton, Page, Skeleton } from 'ui-kit'
import { ReasonList } from '../../reasons/reason-list.tsx'
import { useReasons } from '../../reasons/use-reasons.ts'
import { routes } from '../../routes.ts'
import { OpinionForm } from './opinion-form.tsx'
import { OpinionList } from './opinion-list.tsx'
import * as t from './texts.ko.ts'
import { useOpinions, type LoadedOpinions, type OpinionPage } from './use-opinions.ts'

/** Why the application is on hold, what its applicant says to that, and what was replied (OPN-01 to OPN-41). */
export function OpinionScreen() {
  const loaded = useOpinions()
  return (
    <Page title={routes.opinion.title} lead={t.lead}>
      <Failure {...loaded} />
      {loaded.page && <Content page={loaded.page} reload={loaded.reload} />}
      {!loaded.page && loaded.failure === null && <Skeleton label={t.page.loading} lines={6} />}
      <div className="page__actions">
        <LinkButton href={paths.result} variant="tertiary">
          {t.page.back}
        </LinkButton>
      </div>
    </Page>
  )
}

function Failure({ failure, reload }: LoadedOpinions) {
  if (failure === null) return null
  return (
    <AlertBox tone="danger" title={t.page.failed} announced>
      <p>{failure}</p>
      <Button variant="secondary" size="medium" onClick={() => void reload()}>
        {t.page.tryAgain}
      </Button>
    </AlertBox>
  )
}

function Content({ page, reload }: { page: OpinionPage; reload: () => Promise<void> }) {
  return (
    <>
      <HoldReasons page={page} />
      <OpinionForm page={page} reload={reload} />
      <OpinionList opinions={page.opinions} />
    </>
  )
}

function HoldReasons({ page: { result } }: { page: OpinionPage }) {
  const reasons = useReasons(result.status === '보류' ? result.remark : '')
  if (reasons.list.length === 0) return null
  return (
    <section>
      <h2>{t.page.reasons}</h2>
      <ReasonList reasons={reasons} at={result.updatedAt} />
    </section>
  )
}
