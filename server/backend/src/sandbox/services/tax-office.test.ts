import { expect, it } from 'vitest'
import { testBusinesses } from '../catalogue/businesses.ts'
import { createSandboxTaxOffice } from './tax-office.ts'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'

const PAGE_GIVES_UP_AFTER_MS = 5_000

function numberOf(key: string): string {
  return testBusinesses.find(business => business.key === key)?.businessNumber ?? ''
}

it('answers late for the slow business, later than the page waits', async () => {
  const waits: number[] = []
  const taxOffice = createSandboxTaxOffice(async ms => waits.push(ms))
  await expect(taxOffice.lookUp(numberOf('tax-office-slow'))).resolves.toMatchObject({ taxStatus: '01' })
  expect(waits).toEqual([expect.any(Number)])
  expect(waits[0]).toBeGreaterThan(PAGE_GIVES_UP_AFTER_MS)
})

it('fails for the business whose lookup fails', async () => {
  const taxOffice = createSandboxTaxOffice(async () => undefined)
  await expect(taxOffice.lookUp(numberOf('tax-office-fails'))).rejects.toThrow(ServiceUnavailable)
})

it('has one number for each test business', () => {
  const numbers = testBusinesses.map(({ businessNumber }) => businessNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every(number => /^\d{10}$/.test(number))).toBe(true)
})
