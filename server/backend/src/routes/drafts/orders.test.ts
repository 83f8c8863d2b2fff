import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prepareFiling } from '../../testing/applications/prepared-filing.ts'
import { recordVerification } from '../../testing/applications/recorded-verification.ts'
import {
  APPLICANT,
  callJson,
  fileApplication,
  openTestDraft,
} from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

type Person = { ci: string; businessNumber: string; applicationNumber: string }

/** The people, with the content that the draft of each must have, and the businesses that have applied. */
type World = { people: readonly Person[]; kept: Map<Person, string>; filed: Set<string> }

/** Something that a call has returned, and the value that it must have. */
type Seen = [found: unknown, wanted: unknown]

const backend = testBackend()
const peopleOfEarlierRuns: World['people'][] = []
let last = 2_170_000_000

/** Two persons share a business, and the first has another one too. */
async function newPeople(): Promise<World['people']> {
  const [shared, own] = [String((last += 1)), String((last += 1))]
  const verified = [
    { ci: `ann-${shared}`, businessNumber: shared },
    { ci: `bob-${shared}`, businessNumber: shared },
    { ci: `ann-${shared}`, businessNumber: own },
  ]
  const people: Person[] = []
  for (const person of verified) {
    await recordVerification(backend.database, { ...APPLICANT, ...person })
    people.push({ ...person, applicationNumber: await openTestDraft(backend, person.businessNumber) })
  }
  return people
}

/** Makes a call in a session of its own, as after signing in anew. */
async function call(person: Person, method: string, body?: unknown) {
  return callJson(backend, method, '/api/v1/application/draft', await signedIn(person), body)
}

const STEPS = {
  async load({ kept }: World, person: Person): Promise<Seen> {
    const { body } = await call(person, 'GET')
    return [Object(body).result?.values.corpNm ?? null, kept.get(person) ?? null]
  },
  async save({ kept, filed }: World, person: Person, step: number): Promise<Seen> {
    const corpNm = `${person.ci} ${person.businessNumber} ${step}`
    const isOpen = !filed.has(person.businessNumber)
    if (isOpen) kept.set(person, corpNm)
    return [(await call(person, 'PUT', { corpNm })).status, isOpen ? 200 : 409]
  },
  async delete({ kept }: World, person: Person): Promise<Seen> {
    kept.delete(person)
    return [(await call(person, 'DELETE')).status, 200]
  },
  /** Files once in a run: nobody in it may file twice. */
  async file({ kept, filed }: World, person: Person): Promise<Seen> {
    const { ci, businessNumber } = person
    if (filed.size > 0) return [null, null]
    kept.delete(person)
    filed.add(businessNumber)
    const filing = await prepareFiling(backend.database, businessNumber, ci)
    return [(await fileApplication(backend, filing)).status, 200]
  },
} as const

const kind = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('save', 'load') },
  // A filing needs new people in the next run, which takes most of the time.
  { weight: 1, arbitrary: fc.constantFrom('delete', 'file') },
)
const order = fc.record({ kind, who: fc.constantFrom(0, 1, 2) })

it('is never shown to another person or for another business, in 80 orders of saving, signing in, deleting and filing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 3, maxLength: 5 }), async orders => {
      await backend.database.deleteFrom('savedDraft').execute()
      const people = peopleOfEarlierRuns.pop() ?? (await newPeople())
      const world: World = { people, kept: new Map(), filed: new Set() }
      const seen: Seen[] = []
      for (const [step, { kind: next, who }] of orders.entries()) {
        for (const person of people.slice(who, who + 1)) seen.push(await STEPS[next](world, person, step))
      }
      seen.push(...(await Promise.all(people.map(person => STEPS.load(world, person)))))
      expect(seen.map(([found]) => found)).toEqual(seen.map(([, wanted]) => wanted))
      if (world.filed.size === 0) peopleOfEarlierRuns.push(people)
    }),
    { numRuns: 80 },
  )
})
