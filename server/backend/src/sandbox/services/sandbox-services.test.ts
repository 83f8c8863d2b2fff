import { expect, it } from 'vitest'
import { testPersons } from '../catalogue/persons.ts'
import { createSandboxLookUps } from './sandbox-services.ts'

const { realName } = createSandboxLookUps(async () => undefined)

it('a residence number belongs to the name of its own test person, and to no other', async () => {
  const residents = testPersons.flatMap(({ name, residenceNumber }) =>
    residenceNumber === null ? [] : [{ name, residenceNumber }],
  )
  const [person, other] = residents
  if (!person || !other) throw new Error('The catalogue has no two residents.')
  expect(await realName.matches(person)).toBe(true)
  expect(await realName.matches({ ...person, name: other.name })).toBe(false)
  expect(await realName.matches({ ...person, residenceNumber: other.residenceNumber })).toBe(false)
})
