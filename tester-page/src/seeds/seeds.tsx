import { useState } from 'react'
import { AlertBox, Button, Disclosure, LinkButton, Select, TextField } from 'ui-kit'
import { card, Form, Newest, useForm } from 'page-kit'
import { createSeed, type Person, type Seeded, type Seeds as Shown } from 'sandbox-api'
import { personOptions } from '../catalogue/catalogue.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { useSandbox } from '../parts/sandbox.tsx'
import type { Read } from '../parts/use-read.ts'
import { sessionOf, takeSession } from './take-session.ts'
import * as t from './texts.ko.ts'

const NEW = 'new'

/** The server invents absent fields. */
type Wish = { scenario: string; personId?: string; brno?: string }

type Props = { seeds: Read<Shown>; persons: readonly Person[]; onSeeded: () => Promise<void> }

/** Makes an application in a state of the tester's choice, gives its session to this tab, and leads to its page. */
export function Seeds({ seeds, persons, onSeeded }: Props) {
  const { send, attempt } = useSandbox()
  const [seeded, setSeeded] = useState<Seeded>()

  async function seed(wish: Wish) {
    const made = await send(createSeed, { body: wish })
    takeSession(made)
    setSeeded(made)
    await onSeeded()
    return t.seeded(made.aplyNo)
  }

  return (
    <>
      <p>{t.hint}</p>
      <Newest value={seeds.value} problem={seeds.problem}>
        {({ scenarios }) => (
          <SeedForm scenarios={scenarios} persons={persons} onSeed={wish => void attempt(() => seed(wish))} />
        )}
      </Newest>
      {seeded && <SeededCard seeded={seeded} />}
    </>
  )
}

type FormProps = Pick<Shown, 'scenarios'> & { persons: readonly Person[]; onSeed: (wish: Wish) => void }

function SeedForm({ scenarios, persons, onSeed }: FormProps) {
  const { values, field, digits } = useForm({
    scenario: scenarios[0]?.scenario ?? '',
    personId: NEW,
    brno: '',
  })
  const { scenario, personId, brno } = values
  const wish = { scenario, ...(personId !== NEW && { personId }), ...(brno !== '' && { brno }) }
  const scenarioOptions = scenarios.map(({ scenario: value, description: label }) => ({ value, label }))
  const personChoices = [{ value: NEW, label: t.newPerson }, ...personOptions(persons)]
  return (
    <Form inRow onSubmit={() => onSeed(wish)}>
      <Select label={t.scenario} placeholder={t.choose} options={scenarioOptions} {...field('scenario')} />
      <Select label={t.person} placeholder={t.choose} options={personChoices} {...field('personId')} />
      <TextField label={t.business} placeholder={t.newBusiness} {...digits('brno', 10)} />
      <Button type="submit">{t.create}</Button>
    </Form>
  )
}

/** The page to begin on, the seeded application, its applicant, and their session for a remote that runs elsewhere. */
function SeededCard({ seeded }: { seeded: Seeded }) {
  const { aplyNo, brno, personId, half, page } = seeded
  return (
    <AlertBox tone="success" title={t.seeded(aplyNo)}>
      <div className={card['actions']}>
        <LinkButton href={page}>{t.open[half]}</LinkButton>
        <CopyButton label={t.application} value={aplyNo} />
        <CopyButton label={t.business} value={brno} />
        <CopyButton label={t.personId} value={personId} />
      </div>
      <Disclosure label={t.session}>
        <CopyButton label={t.session} value={JSON.stringify(sessionOf(seeded))} />
      </Disclosure>
    </AlertBox>
  )
}
