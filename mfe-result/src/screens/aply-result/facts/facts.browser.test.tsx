import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { resetCalls, show } from '../../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/application', { spy: true })

beforeEach(resetCalls)

describe('the facts', () => {
  it('are an individual’s, with N/A for a missing support number (RES-34, RES-38)', async () => {
    await show({ supportNumber: '' })
    expect(rowsOf('기본정보')).toMatchObject({ 지원번호: 'N/A', 상호명: '시험상회', 개업일자: '2020. 1. 1.' })
    expect(rowsOf('기본정보')).not.toHaveProperty('법인번호')
    expect(rowsOf('지급 계좌')).toEqual({
      은행: 'KB국민은행',
      계좌번호: '**********1234끝 네 자리 1234',
      예금주: '김시험',
    })
  })

  it('are a corporation’s, with its number in two parts (RES-35, RES-40)', async () => {
    await show({ managementType: '0', corporateNumber: '1101111234567', settlementMonth: '3' })
    expect(rowsOf('기본정보')).toMatchObject({ 법인번호: '110111-1234567', 결산월: '3월' })
  })

  it('of a corporation that has given no month of settlement has a dash there', async () => {
    await show({ managementType: '0', corporateNumber: '1101111234567', settlementMonth: '' })
    expect(rowsOf('기본정보')).toMatchObject({ 결산월: '-' })
  })

  function rowsOf(table: string) {
    const rows = page.getByRole('table', { name: table }).getByRole('row').elements()
    return Object.fromEntries(
      rows.map(({ children: [name, fact] }) => [name?.textContent, fact?.textContent]),
    )
  }
})
