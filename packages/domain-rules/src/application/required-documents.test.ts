import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxType } from '../business/tax-type.ts'
import {
  APPLICATION_DOCUMENTS,
  documentProblems,
  documentsVerdict,
  requiredDocuments,
} from './required-documents.ts'

const REFUSED = { ok: false, reason: '제출서류를 등록해주세요.' }
const ALWAYS = ['businessRegistrationFile', 'nationalTaxPaymentCert', 'localTaxPaymentCert'] as const

describe('the documents beyond those that every applicant gives', () => {
  it.each<[string, TaxType, string[], string[]]>([
    ['0', 'standard', ['standardFinancialStatementCert', 'vatStandardCert'], []],
    ['0', 'simplified', ['standardFinancialStatementCert'], []],
    ['0', 'exempt', ['standardFinancialStatementCert'], []],
    ['0', 'unknown', ['standardFinancialStatementCert'], ['vatStandardCert']],
    ['1', 'standard', ['vatStandardCert'], []],
    ['1', 'simplified', ['vatStandardCert'], []],
    ['1', 'exempt', ['vatExemptCert'], []],
    ['1', 'unknown', ['vatStandardCert|vatExemptCert'], []],
  ])(
    'are, for management type %s and tax type %s, %j and optionally %j',
    (managementType, taxType, must, may) => {
      const slots = requiredDocuments({ managementType, taxType, areDocumentsNeeded: true })
      const named = (isRequired: boolean) =>
        slots.filter(slot => slot.isRequired === isRequired).map(slot => slot.anyOf.join('|'))
      expect(named(true)).toEqual([...ALWAYS, ...must])
      expect(named(false)).toEqual(may)
    },
  )

  it('are none when nothing was declined', () => {
    expect(
      requiredDocuments({ managementType: '0', taxType: 'standard', areDocumentsNeeded: false }),
    ).toEqual([])
  })
})

describe('the documents that are supplied', () => {
  const ofIndividual = { managementType: '1', taxType: 'unknown', areDocumentsNeeded: true } as const

  it('are asked for one by one, a choice at its first document', () => {
    const missing = documentProblems(ofIndividual, ['nationalTaxPaymentCert']).map(({ field }) => field)
    expect(missing).toEqual(['businessRegistrationFile', 'localTaxPaymentCert', 'vatStandardCert'])
    expect(documentProblems(ofIndividual, [])[0]?.message).toBe(REFUSED.reason)
  })

  it('suffice with either certificate while the tax type is unknown', () => {
    expect(documentsVerdict(ofIndividual, [...ALWAYS, 'vatStandardCert'])).toEqual({ ok: true })
    expect(documentsVerdict(ofIndividual, [...ALWAYS, 'vatExemptCert'])).toEqual({ ok: true })
    expect(documentsVerdict(ofIndividual, ALWAYS)).toEqual(REFUSED)
  })

  it.each(ALWAYS)('do not suffice without %s', missing => {
    const rest = APPLICATION_DOCUMENTS.filter(document => document !== missing)
    expect(documentsVerdict(ofIndividual, rest)).toEqual(REFUSED)
    expect(documentsVerdict({ ...ofIndividual, areDocumentsNeeded: false }, rest)).toEqual({ ok: true })
  })

  it('suffice without an optional one', () => {
    const ofCorporation = { ...ofIndividual, managementType: '0' }
    expect(documentsVerdict(ofCorporation, [...ALWAYS, 'standardFinancialStatementCert'])).toEqual({
      ok: true,
    })
  })

  it('never suffice less when one more is supplied, and always when all are', () => {
    const facts = fc.record({
      managementType: fc.constantFrom('0', '1'),
      taxType: fc.constantFrom<TaxType[]>('standard', 'simplified', 'exempt', 'unknown'),
      areDocumentsNeeded: fc.boolean(),
    })
    const supplied = fc.subarray([...APPLICATION_DOCUMENTS])
    fc.assert(
      fc.property(facts, supplied, fc.constantFrom(...APPLICATION_DOCUMENTS), (anyFacts, some, another) => {
        const sufficed = documentsVerdict(anyFacts, some).ok
        expect(documentsVerdict(anyFacts, [...some, another]).ok || !sufficed).toBe(true)
        expect(documentsVerdict(anyFacts, APPLICATION_DOCUMENTS).ok).toBe(true)
      }),
    )
  })
})
