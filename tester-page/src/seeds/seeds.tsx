import { useState } from 'react'
import { Newest } from 'page-kit'
import { createSeed, type Person, type Seeded, type Seeds as Shown } from 'sandbox-api'
import { useSandbox } from '../parts/sandbox-context.ts'
import type { Read } from '../parts/use-read.ts'
import { SeedForm, type Wish } from './seed-form.tsx'
import { SeededCard } from './seeded-card.tsx'
import * as t from './texts.ko.ts'

type Props = { seeds: Read<Shown>; persons: readonly Person[]; onSeeded: () => Promise<void> }

/** Files an application in a state of the tester's choice, and shows the data to continue with. */
export function Seeds({ seeds, persons, onSeeded }: Props) {
  const { send, attempt } = useSandbox()
  const [seeded, setSeeded] = useState<Seeded>()

  async function seed(wish: Wish) {
    const made = await send(createSeed, { body: wish })
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
