import { Button, Select, TextField } from 'ui-kit'
import { Form, optionsOf, useForm } from 'page-kit'
import type { Person, Seeds } from 'sandbox-api'
import { personOptions } from '../../catalogue/catalogue.tsx'
import type { Remote } from '../read-remotes.ts'
import { choices, stateIn, type Choice, type State } from '../state/state.ts'
import * as t from '../texts.ko.ts'

/** The choice that changes nothing. A list cannot hold an empty one. */
const USUAL = 'usual'

type Props = {
  remote: Remote
  state: State
  scenarios: Seeds['scenarios']
  persons: readonly Person[]
  onSubmit: (state: State) => void
}

/** The state of the remote, to choose; a press opens it. */
export function StateForm({ remote, state, scenarios, persons, onSubmit }: Props) {
  const { faults, ...texts } = state
  const { values, field } = useForm(asForm(texts))
  const pages = remote.routes.map(({ path, title }) => ({ value: path, label: `${title} (${path})` }))
  const named = scenarios.map(({ scenario: value, description: label }) => ({ value, label }))

  return (
    <Form inRow onSubmit={() => onSubmit({ ...stateOf(values), faults })}>
      <Chosen name="page" options={pages} {...field('page')} />
      <Chosen name="scenario" options={named} {...field('scenario')} />
      <Chosen name="person" options={personOptions(persons)} {...field('person')} />
      {(Object.keys(choices) as Choice[])
        .filter(name => name !== 'queue' || remote.name === 'mfe-queue')
        .map(name => (
          <Chosen key={name} name={name} options={optionsOf(t.choices[name])} {...field(name)} />
        ))}
      <TextField label={t.fields.clock} hint={t.clockHint} type="datetime-local" {...field('clock')} />
      <TextField label={t.fields.version} hint={t.versionHint} {...field('version')} />
      <Button type="submit">{t.open}</Button>
      <p>{t.notEmulated}</p>
    </Form>
  )
}

type ChosenProps = {
  name: keyof typeof t.usual
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Chosen({ name, options, ...field }: ChosenProps) {
  const all = [{ value: USUAL, label: t.usual[name] }, ...options]
  return <Select label={t.fields[name]} placeholder={t.choose} options={all} {...field} />
}

type Texts = Omit<State, 'faults'>

/** A field of time has the time of this device, without seconds. */
function asForm({ clock, version, ...rest }: Texts): Texts {
  const local = clock === '' ? '' : new Date(clock).toLocaleString('sv-SE').replace(' ', 'T').slice(0, 16)
  const chosen = Object.entries(rest).map(([name, value]) => [
    name,
    value || (name === 'session' ? '' : USUAL),
  ])
  return { ...(Object.fromEntries(chosen) as typeof rest), clock: local, version }
}

function stateOf({ clock, ...rest }: Texts): State {
  const chosen = Object.entries(rest).filter(([, value]) => value !== USUAL && value !== '')
  const iso = clock === '' ? [] : [['clock', new Date(clock).toISOString()]]
  return stateIn(String(new URLSearchParams([...chosen, ...iso])))
}
