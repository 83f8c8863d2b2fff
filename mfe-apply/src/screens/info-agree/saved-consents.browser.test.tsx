import { saveConsents } from 'api-client/consents'
import { drawScreen } from 'remote-kit/testing'
import { session, type SessionState } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConsentsScreen } from './consents-screen.tsx'

const applicant = {
  applicationNumber: '20250000000001',
  businessNumber: '1234567890',
  identityCi: 'CI',
  applicationType: '신속',
}
const everything = page.getByRole('radio', { name: /^전체 동의 \(선택 항목 포함\)/ })
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const boxes = () => page.getByRole('checkbox').elements() as HTMLInputElement[]
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const draw = (held?: Partial<SessionState>) =>
  drawScreen(<ConsentsScreen />, { at: '/info-agree', session: held })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(saveConsents).mockResolvedValue()
})

describe('a person after a return', () => {
  async function comeBack() {
    const screen = await draw(applicant)
    await everything.click()
    await press('확인')
    await expect.poll(screen.goneTo).toBe('/mydata-agree')
    await screen.unmount()
    session.update({ consentsSaved: 'Y' })
    vi.mocked(saveConsents).mockClear()
    return draw()
  }

  it('has the choices, and continues to the form without saving them again', async () => {
    const screen = await comeBack()
    expect(boxes().every(({ checked }) => checked)).toBe(true)
    await press('확인')
    await expect.poll(screen.goneTo).toBe('/aply-info')
    expect(saveConsents).not.toHaveBeenCalled()
  })

  it('and changes an answer saves them anew', async () => {
    const screen = await comeBack()
    await box(/^홍보/).click()
    expect(session.get().consentsSaved).toBe('N')
    await press('확인')
    await expect.poll(screen.goneTo).toBe('/mydata-agree')
    expect(saveConsents).toHaveBeenCalledOnce()
  })
})
