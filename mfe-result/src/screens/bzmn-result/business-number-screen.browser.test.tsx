import { countApplications } from 'api-client/business'
import { TimedOut } from 'api-client/errors'
import { drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessNumberScreen } from './business-number-screen.tsx'

vi.mock('api-client/business', { spy: true })

let screen: DrawnScreen

beforeEach(async () => {
  vi.resetAllMocks()
  screen = await drawScreen(<BusinessNumberScreen />, { at: '/bzmn-result', session: {} })
})

it('leads a business that has applied on to the identity check', async () => {
  vi.mocked(countApplications).mockResolvedValue(1)
  await search('1234567890')
  await expect.poll(screen.goneTo).toBe('/onslf-check-result')
  expect(session.get()).toMatchObject({ half: 'result', businessNumber: '1234567890' })
})

it('says that there is no application, and keeps the number', async () => {
  vi.mocked(countApplications).mockResolvedValue(0)
  await search('1234567890')
  await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledWith('신청정보가 존재하지 않습니다.')
  expect(values()).toEqual(['123', '45', '67890'])
  expect(session.get().businessNumber).toBe('')
})

it('says that the response did not come in time, and keeps the number', async () => {
  const late = new TimedOut('/check')
  vi.mocked(countApplications).mockRejectedValue(late)
  await search('1234567890')
  await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledWith(late.message)
  expect(values()).toEqual(['123', '45', '67890'])
})

it('forgets the applicant of another business', async () => {
  session.update({ businessNumber: '1112233333', applicationNumber: '20250000000009', identityCi: 'ci' })
  vi.mocked(countApplications).mockResolvedValue(1)
  await search('1234567890')
  await expect.poll(screen.goneTo).toBe('/onslf-check-result')
  expect(session.get()).toMatchObject({ applicationNumber: '', identityCi: '' })
})

async function search(digits: string) {
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard(digits)
  await page.getByRole('button', { name: '확인' }).click()
}

function values() {
  return (page.getByRole('textbox').elements() as HTMLInputElement[]).map(box => box.value)
}
