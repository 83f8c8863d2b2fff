import { recordedResponses } from 'recorded-responses'
import { useState } from 'react'
import { Button, Select } from 'ui-kit'
import { Form, useForm } from 'page-kit'
import { faultOf } from '../frame/faults.ts'
import styles from '../isolation-page.module.css'
import { FAULTS, type State } from '../state/state.ts'
import * as t from '../texts.ko.ts'

const { calls, common } = recordedResponses

type Props = { state: State; onSubmit: (state: State) => void }

/** The calls that fail, each in a way of its own: none of them changes anything on the server. */
export function FaultList({ state, onSubmit }: Props) {
  const { values, field } = useForm({ call: '', fault: '' })
  const [missing, setMissing] = useState<string>()
  const { call, fault } = values
  const withFaults = (faults: State['faults']) => onSubmit({ ...state, faults })
  const without = (name: string) =>
    withFaults(Object.fromEntries(Object.entries(state.faults).filter(([each]) => each !== name)))
  const isComplete = call !== '' && fault !== ''

  function add() {
    setMissing(isComplete ? undefined : t.chooseBoth)
    if (isComplete) withFaults({ ...state.faults, [call]: fault })
  }

  return (
    <Form onSubmit={add}>
      <ul className={styles['journal']}>
        {Object.entries(state.faults).map(([name, kind]) => (
          <li key={name}>
            {name}: {t.faults[kind as keyof typeof t.faults] ?? kind}{' '}
            <Button size="medium" variant="tertiary" aria-label={t.mend(name)} onClick={() => without(name)}>
              {t.mended}
            </Button>
          </li>
        ))}
      </ul>
      <Select
        label={t.call}
        placeholder={t.choose}
        options={Object.keys(calls).map(asOption)}
        {...field('call')}
      />
      <Select
        label={t.fault}
        placeholder={t.choose}
        options={faultsOf(call)}
        problem={missing}
        {...field('fault')}
      />
      <Button type="submit" size="medium" variant="secondary">
        {t.addFault}
      </Button>
    </Form>
  )
}

const asOption = (name: string) => ({ value: name, label: name })

/** A refusal with two sentences is the first of them. */
function faultsOf(call: string) {
  const refusals = [...(calls[call]?.refusals ?? []), ...common].map(each => {
    const name = faultOf(each)
    return [name, { value: name, label: `${each.status} ${each.errorCode} ${each.message}` }] as const
  })
  const kinds = FAULTS.map(kind => ({ value: kind as string, label: t.faults[kind] }))
  return [...kinds, ...new Map(refusals.toReversed()).values()]
}
