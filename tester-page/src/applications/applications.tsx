import { useState } from 'react'
import { Button, Checkbox, TextField } from 'ui-kit'
import { Newest } from 'page-kit'
import { Cards } from '../parts/cards.tsx'
import { digits } from '../parts/digits.ts'
import { RowForm } from '../parts/row-form.tsx'
import { ApplicationCard } from './application-card.tsx'
import * as t from './texts.ko.ts'
import { CaseWorkContext, type CaseWork } from './use-case-work.ts'

/** The latest applications, with the work of a case worker. */
export function Applications({ caseWork }: { caseWork: CaseWork }) {
  const { applications, find, isForced, setForced } = caseWork
  const [brno, setBrno] = useState('')
  return (
    <CaseWorkContext value={caseWork}>
      <RowForm onSubmit={() => find(brno)}>
        <TextField
          label={t.filter}
          inputMode="numeric"
          value={brno}
          onChange={text => setBrno(digits(text).slice(0, 10))}
        />
        <Button type="submit" variant="tertiary">
          {t.find}
        </Button>
      </RowForm>
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
