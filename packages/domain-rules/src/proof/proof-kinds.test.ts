import { describe, expect, it } from 'vitest'
import { PROOF_TYPES, proofTypeName } from './proof-kinds.ts'

describe('a type of proof', () => {
  it('has a name for applicants', () => {
    expect(PROOF_TYPES.map(proofTypeName)).toEqual(['배달·택배 서비스 이용', '직접배달', '신속지급'])
  })

  it('of another backend is named by its own word', () => {
    expect(proofTypeName('우편')).toBe('우편')
  })
})
