import { Button, Checkbox, TextField } from 'ui-kit'
import { Form, Newest, useForm } from 'page-kit'
import { Cards } from '../parts/cards.tsx'
import { ApplicationCard } from './application-card.tsx'
import * as t from './texts.ko.ts'
import { CaseWorkContext, type CaseWork } from './use-case-work.ts'

/** The latest applications, with the work of a case worker. */
export function Applications({ caseWork }: { caseWork: CaseWork }) {
  const { applications, find, isForced, setForced } = caseWork
  const { values, digits } = useForm({ brno: '' })
  return (
    <CaseWorkContext value={caseWork}>
      <Form inRow onSubmit={() => find(values.brno)}>
        <TextField label={t.filter} {...digits('brno', 10)} />
        <Button type="submit" variant="tertiary">
          {t.find}
        </Button>
      </Form>
      <Checkbox label={t.force} checked={isForced} onChange={setForced} />
      <Newest value={applications.value} problem={applications.problem}>
        {value => (
          <Cards of={value.applications} keyOf={({ aplyNo }) => aplyNo} nothing={t.none} wide>
            {application => <ApplicationCard application={application} />}
          </Cards>
        )}
      </Newest>
    </CaseWorkContext>
  )
}
