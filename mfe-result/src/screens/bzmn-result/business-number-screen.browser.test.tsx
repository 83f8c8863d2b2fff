import { countApplications } from 'api-client/business'
import { TimedOut } from 'api-client/errors'
import { keepReceipt } from 'applicant-flow/receipt'
import { drawn, drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessNumberScreen } from './business-number-screen.tsx'

vi.mock('api-client/business', { spy: true })

let screen: DrawnScreen

beforeEach(async () => {
  vi.resetAllMocks()
  sessionStorage.clear()
  screen = await drawScreen(<BusinessNumberScreen />, { at: '/bzmn-result', session: {} })
})

it('leads a business that has applied on to the identity check', async () => {
  vi.mocked(countApplications).mockResolvedValue(1)
  await search('1234567890')
  await expect.poll(screen.goneTo).toBe('/onslf-check-result')
  expect(session.get()).toMatchObject({ half: 'result', businessNumber: '1234567890' })
})

it('reports that there is no application, and keeps the number', async () => {
  vi.mocked(countApplications).mockResolvedValue(0)
  await search('1234567890')
  await expect
    .poll(() => screen.dialogs.alert)
    .toHaveBeenCalledWith(expect.objectContaining({ props: { reason: '신청정보가 존재하지 않습니다.' } }), {
      signal: expect.any(AbortSignal),
    })
  expect(values()).toEqual(['123', '45', '67890'])
  expect(session.get().businessNumber).toBe('')
})

it('reports a late response, and keeps the number', async () => {
  const late = new TimedOut('/check')
  vi.mocked(countApplications).mockRejectedValue(late)
  await search('1234567890')
  await expect
    .poll(() => screen.dialogs.alert)
    .toHaveBeenCalledWith(late.message, { signal: expect.any(AbortSignal) })
  expect(values()).toEqual(['123', '45', '67890'])
})

it.each(['apply', 'result'] as const)('ends the session of another business in area %s', async half => {
  session.update({
    half,
    businessNumber: '1112233333',
    applicationNumber: '20250000000019',
    identityCi: 'ci',
  })
  vi.mocked(countApplications).mockResolvedValue(1)
  await search('1234567890')
  await expect.poll(screen.goneTo).toBe('/onslf-check-result')
  expect(session.get()).toMatchObject({ applicationNumber: '', identityCi: '' })
})

it('leads nowhere, and leaves the session as it is, once its screen was left while it looks', async () => {
  const held = { half: 'apply', businessNumber: '1112233333', identityCi: 'ci' } as const
  session.update(held)
  const counted = Promise.withResolvers<number>()
  vi.mocked(countApplications).mockReturnValue(counted.promise)
  await search('1234567890')
  await expect.poll(() => countApplications).toHaveBeenCalledOnce()
  await screen.leave()
  counted.resolve(1)
  await drawn()
  expect(screen.goneTo()).toBe('/left')
  expect(session.get()).toMatchObject(held)
})

describe('with an unfinished application', () => {
  const begun = { half: 'apply', applicationNumber: '20250000000019', identityCi: 'ci', token: 't' } as const

  beforeEach(() => {
    session.update({ ...begun, businessNumber: '1234567890' })
    vi.mocked(countApplications).mockResolvedValue(1)
  })

  it('asks before it is dropped, and continues without verification, for the same business too', async () => {
    await search('1234567890')
    await expect.poll(screen.goneTo).toBe('/onslf-check-result')
    const buttons = { yes: '신청결과 조회', no: '취소' }
    const question =
      '작성 중인 신청이 있습니다. 신청결과를 조회하면 작성 중인 신청은 사업자등록번호 확인부터 다시 진행해야 합니다. 조회하시겠습니까?'
    expect(screen.dialogs.confirm).toHaveBeenCalledExactlyOnceWith(question, buttons, {
      signal: expect.any(AbortSignal),
    })
    expect(session.get()).toMatchObject({ half: 'result', applicationNumber: '', identityCi: '', token: '' })
  })

  it('changes nothing for a person who stays', async () => {
    screen.dialogs.confirm.mockResolvedValue(false)
    await search('1234567890')
    await expect.poll(() => screen.dialogs.confirm).toHaveBeenCalledOnce()
    expect(screen.goneTo()).toBeNull()
    expect(session.get()).toMatchObject(begun)
    expect(values()).toEqual(['123', '45', '67890'])
  })

  it('does not ask if there is no result', async () => {
    vi.mocked(countApplications).mockResolvedValue(0)
    await search('1112233333')
    await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
    expect(screen.dialogs.confirm).not.toHaveBeenCalled()
    expect(session.get()).toMatchObject(begun)
  })

  it('does not ask once it has been filed, and keeps its applicant', async () => {
    const { applicationNumber } = begun
    const said = { companyName: '', receivedAt: '', applicationType: '확인', account: '', documents: [] }
    keepReceipt({ applicationNumber, ...said })
    await search('1234567890')
    await expect.poll(screen.goneTo).toBe('/onslf-check-result')
    expect(screen.dialogs.confirm).not.toHaveBeenCalled()
    expect(session.get()).toMatchObject({ ...begun, half: 'result' })
  })
})

async function search(digits: string) {
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard(digits)
  await page.getByRole('button', { name: '확인' }).click()
}

function values() {
  return (page.getByRole('textbox').elements() as HTMLInputElement[]).map(box => box.value)
}
