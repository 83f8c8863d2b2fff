import { expect, it } from 'vitest'
import { checkBirthDate } from './birth-date.ts'

const MISSING = '본인인증 정보가 없습니다.'

it.each(['19900131', '20000229', '19000101'])('takes %s', birthDate => {
  expect(checkBirthDate(birthDate)).toBeNull()
})

it.each(['', '1990-01-31', '900131', '19900230', '19901301', '1990013', '199001311', '생년월일'])(
  'takes "%s" as not given by the identity verification',
  birthDate => {
    expect(checkBirthDate(birthDate)).toBe(MISSING)
  },
)
