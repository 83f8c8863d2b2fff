import { useState } from 'react'
import { Button, Select, TextField } from 'ui-kit'
import type { Person, Seeds } from 'sandbox-api'
import { personOptions } from '../catalogue/person-options.ts'
import { digits } from '../parts/digits.ts'
import { RowForm } from '../parts/row-form.tsx'
import * as t from './texts.ko.ts'

/** The server invents absent fields. */
export type Wish = { scenario: string; personId?: string; brno?: string }

type Props = { scenarios: Seeds['scenarios']; persons: readonly Person[]; onSeed: (wish: Wish) => void }

const NEW = 'new'

export function SeedForm({ scenarios, persons, onSeed }: Props) {
  const [scenario, setScenario] = useState(scenarios[0]?.scenario ?? '')
  const [personId, setPersonId] = useState(NEW)
  const [brno, setBrno] = useState('')

  const wish = { scenario, ...(personId !== NEW && { personId }), ...(brno !== '' && { brno }) }
  const scenarioOptions = scenarios.map(({ scenario: value, description: label }) => ({ value, label }))
  return (
    <RowForm onSubmit={() => onSeed(wish)}>
      <Select
        label={t.scenario}
        placeholder={t.choose}
        options={scenarioOptions}
        value={scenario}
        onChange={setScenario}
      />
      <Select
        label={t.person}
        placeholder={t.choose}
        options={[{ value: NEW, label: t.newPerson }, ...personOptions(persons)]}
        value={personId}
        onChange={setPersonId}
      />
      <TextField
        label={t.business}
        inputMode="numeric"
        placeholder={t.newBusiness}
        value={brno}
        onChange={text => setBrno(digits(text).slice(0, 10))}
      />
      <Button type="submit">{t.create}</Button>
    </RowForm>
  )
}
