import * as v from 'valibot'
import { expect, it } from 'vitest'
import { signaturesSchema } from './signature.ts'

const key = `${'A'.repeat(42)}8=`
const value = `${'A'.repeat(85)}w==`

const problemsOf = (...signatures: object[]) => v.safeParse(signaturesSchema, signatures).issues?.length ?? 0

it('one signature is complete, or two during a change of keys', () => {
  expect([problemsOf({ key, value }), problemsOf({ key, value }, { key, value })]).toEqual([0, 0])
  expect([problemsOf(), problemsOf({ key, value }, { key, value }, { key, value })]).toEqual([1, 1])
  expect(problemsOf({ key, value, by: 'kim' })).toBe(1)
})

it.each([`A${key}`, `${key}\n`, key.slice(1), `${'A'.repeat(42)}B=`, `-${key.slice(1)}`, btoa('short')])(
  'a key is exactly 32 bytes in base64, with one text for them: not %j',
  other => {
    const read = v.safeParse(signaturesSchema, [{ key: other, value }])
    expect(read.issues).toMatchObject([{ message: 'must be 32 bytes in base64' }])
  },
)

it.each([`A${value}`, `${value}\n`, value.slice(1), `${'A'.repeat(85)}B==`, `-${value.slice(1)}`])(
  'a signature is exactly 64 bytes in base64, with one text for them: not %j',
  other => {
    const read = v.safeParse(signaturesSchema, [{ key, value: other }])
    expect(read.issues).toMatchObject([{ message: 'must be 64 bytes in base64' }])
  },
)
