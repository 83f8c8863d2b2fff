import { paths } from 'domain-rules/journey'
import { useEffect, useRef } from 'react'
import { AlertBox, Button, focusField, LinkButton, Page, Skeleton } from 'ui-kit'
import { ReasonList } from '../../reasons/reason-list.tsx'
import { useReasons } from '../../reasons/use-reasons.ts'
import { routes } from '../../routes.ts'
import { OpinionForm } from './opinion-form.tsx'
import { LIST_ID, OpinionList } from './opinion-list.tsx'
import * as t from './texts.ko.ts'
import { useOpinions, whyClosed, type LoadedOpinions, type OpinionPage } from './use-opinions.ts'

/** The reasons of a hold, the applicant's opinions, and their answers (OPN-01 to OPN-41). */
export function OpinionScreen() {
  const loaded = useOpinions()
  const isComing = !loaded.page && loaded.failure === null
  return (
    <Page title={routes.opinion.title} lead={t.lead}>
      <Failure {...loaded} />
      {loaded.page && <Content page={loaded.page} reload={loaded.reload} />}
      {isComing ? <Skeleton label={t.page.loading} lines={6} /> : <WayBack />}
    </Page>
  )
}

/** Drawn behind the rest, or it would be moved under a finger. */
function WayBack() {
  return (
    <div className="page__actions">
      <LinkButton href={paths.result} variant="tertiary">
        {t.page.back}
      </LinkButton>
    </div>
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

type ContentProps = { page: OpinionPage; reload: () => Promise<void> }

/** The list is first if no opinion can be written: then it is the purpose of the visit. */
function Content({ page, reload }: ContentProps) {
  const { opinions } = page
  useFocusOnSubmitted(opinions.length)
  const isForReading = opinions.length > 0 && whyClosed(page) !== undefined
  const list = <OpinionList opinions={opinions} />
  return (
    <>
      <HoldReasons page={page} />
      {isForReading && list}
      <OpinionForm page={page} reload={reload} />
      {!isForReading && list}
    </>
  )
}

/** Moves the focus to the list when an opinion is added: its form is locked then. */
function useFocusOnSubmitted(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) focusField(LIST_ID)
    before.current = count
  }, [count])
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
