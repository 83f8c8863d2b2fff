import { paths } from 'domain-rules/journey'
import { UploadProgress } from 'applicant-files/picker'
import { Button, ErrorSummary, LinkButton, useErrorTitle } from 'ui-kit'
import { BatchFacts } from '../batch-facts.tsx'
import { ItemTables } from '../items/item-tables.tsx'
import * as t from '../texts.ko.ts'
import { divisionOf, itemsLeft } from './check-supplement.ts'
import { itemChanges } from './item-changes.tsx'
import { PendingNotice } from './pending-notice.tsx'
import { PeriodAndTotal } from './period-and-total.tsx'
import { TodoNotice } from './todo-notice.tsx'
import { useSupplement, type SupplementProps } from './use-supplement.tsx'

/** The form of a supplement: the remaining work, the items with their changes, and one button for all. */
export function SupplementForm(props: SupplementProps) {
  const { batch, items } = props.loaded
  const supplement = useSupplement(props)
  const { draft, files, problems, isRunning } = supplement
  const left = itemsLeft(draft, props.loaded, files.isAtHand)
  const division = divisionOf(batch)
  useErrorTitle(problems.length > 0)

  return (
    <>
      {problems.length > 0 && <ErrorSummary key={supplement.attempt} problems={problems} />}
      <TodoNotice batch={batch} left={left} />
      <ItemTables items={items} changes={itemChanges(supplement)} />
      <BatchFacts batch={batch} withoutTotal />
      {division && <PeriodAndTotal division={division} supplement={supplement} />}
      <PendingNotice draft={draft} onUndoAll={supplement.undoAll} />
      <div className="page__actions">
        <UploadProgress uploader={files.uploader} />
        <LinkButton href={paths.result} variant="tertiary">
          {t.toResult}
        </LinkButton>
        <Button busy={isRunning} onClick={supplement.submit}>
          {isRunning ? t.supplement.submitting : t.supplement.submit}
        </Button>
      </div>
    </>
  )
}
