import { registerBusiness } from 'api-client/business'
import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from 'api-client/errors'
import { drawn, drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessNumberScreen } from './business-number-screen.tsx'

const accepted = {
  applicationNumber: '20250000000001',
  applicationType: '신속',
  managementType: '1',
  taxStatus: '01',
}

let screen: DrawnScreen

beforeEach(async () => {
  vi.resetAllMocks()
  screen = await drawScreen(<BusinessNumberScreen />, { at: '/bzmn-reg', session: {} })
})

it('opens the application in the session, and leads on to the identity check', async () => {
  vi.mocked(registerBusiness).mockResolvedValue(accepted)
  await enter('1234567890')
  await press('확인')
  await expect.poll(screen.goneTo).toBe('/onslf-check')
  expect(session.get()).toMatchObject({
    half: 'apply',
    businessNumber: '1234567890',
    applicationNumber: '20250000000001',
    applicationType: '신속',
    managementType: '1',
  })
})

it('continues an application after a visit to a result', async () => {
  vi.mocked(registerBusiness).mockResolvedValue(accepted)
  const { applicationNumber } = accepted
  session.update({ half: 'result', businessNumber: '1234567890', applicationNumber, identityCi: 'ci' })
  await enter('1234567890')
  await press('확인')
  await expect.poll(screen.goneTo).toBe('/onslf-check')
  expect(session.get()).toMatchObject({ half: 'apply', applicationNumber, identityCi: 'ci' })
})

it.each([
  ['another business', '1112233333'],
  ['an earlier application of the same business', '1234567890'],
])('ends the verification and the consents for %s', async (_whose, businessNumber) => {
  vi.mocked(registerBusiness).mockResolvedValue(accepted)
  const earlier = { applicationNumber: '20250000000009', identityCi: 'ci', consentsSaved: 'Y' } as const
  session.update({ ...earlier, businessNumber })
  await enter('1234567890')
  await press('확인')
  await expect.poll(screen.goneTo).toBe('/onslf-check')
  expect(session.get()).toMatchObject({
    businessNumber: '1234567890',
    applicationNumber: '20250000000001',
    identityCi: '',
    consentsSaved: 'N',
  })
})

it('asks for the whole number beside the boxes, and focuses the first that is not full', async () => {
  await enter('1234')
  await press('확인')
  await expect.element(page.getByText('사업자등록번호를 모두 입력해주세요.')).toBeVisible()
  expect(boxes().map(box => box.value)).toEqual(['123', '4', ''])
  expect(document.activeElement).toBe(boxes()[1])
  expect(registerBusiness).not.toHaveBeenCalled()
})

describe('keeps the number, and shows the reason for a stop', () => {
  it.each([
    ['a closed business', '03', '폐업된 사업자등록번호입니다.'],
    ['a number that is not registered', '', '국세청에 등록되지 않은 사업자등록번호입니다.'],
    ['a status that is unknown', '99', '국세청에 등록되지 않은 사업자등록번호입니다.'],
  ])('for %s', async (_what, taxStatus, message) => {
    await screen.unmount()
    const config = { contacts: { callCentre: '0000-0000' } }
    await drawScreen(<BusinessNumberScreen />, { at: '/bzmn-reg', session: {}, config, withDialogs: true })
    vi.mocked(registerBusiness).mockResolvedValue({ taxStatus })
    await enter('1234567890')
    await press('확인')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(message)
    await expect.element(dialog).toMatchTextContent('번호를 다시 확인하시거나 콜센터에 문의해주세요.')
    await expect
      .element(dialog.getByRole('link', { name: '0000-0000' }))
      .toHaveAttribute('href', 'tel:0000-0000')
    await dialog.getByRole('button').click()
    expect(boxes().map(box => box.value)).toEqual(['123', '45', '67890'])
    expect(session.get().applicationNumber).toBe('')
  })

  it.each(['applicationNumber', 'applicationType', 'managementType'])(
    'for a business that may apply, but comes without %s',
    async field => {
      vi.mocked(registerBusiness).mockResolvedValue({ ...accepted, [field]: undefined })
      await enter('1234567890')
      await press('확인')
      const message = '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.'
      await expect
        .poll(() => screen.dialogs.alert)
        .toHaveBeenCalledWith(message, { signal: expect.any(AbortSignal) })
      expect(boxes().map(box => box.value)).toEqual(['123', '45', '67890'])
      expect(session.get().businessNumber).toBe('')
    },
  )

  it.each([
    [
      'a refusal of the server',
      new RequestRefused('/register', { status: 500, message: '점검 중입니다.' }),
      '점검 중입니다.',
    ],
    [
      'no response in time',
      new TimedOut('/register'),
      '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.',
    ],
    [
      'no connection',
      new Unreachable('/register'),
      '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.',
    ],
    [
      'a response of another shape',
      new UnexpectedResponse('/register', ''),
      '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.',
    ],
  ])('for %s', async (_what, failure, message) => {
    vi.mocked(registerBusiness).mockRejectedValue(failure)
    await enter('1234567890')
    await press('확인')
    await expect
      .poll(() => screen.dialogs.alert)
      .toHaveBeenCalledWith(message, { signal: expect.any(AbortSignal) })
    expect(boxes().map(box => box.value)).toEqual(['123', '45', '67890'])
  })
})

it('registers once, however often confirm is pressed', async () => {
  vi.mocked(registerBusiness).mockReturnValue(new Promise(() => undefined))
  await enter('1234567890')
  await press('확인')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(registerBusiness).toHaveBeenCalledOnce()
})

it.each([
  [true, '/'],
  [false, null],
])('cancel asks first; the reply %s leads to %s', async (reply, path) => {
  screen.dialogs.confirm.mockResolvedValue(reply)
  await press('취소')
  await expect.poll(screen.goneTo).toBe(path)
  expect(screen.dialogs.confirm.mock.calls[0]?.[0]).toBe('처음 화면으로 돌아갑니다.')
})

it('leads nowhere, and opens no application, once its screen was left while it checks', async () => {
  const checked = Promise.withResolvers<typeof accepted>()
  vi.mocked(registerBusiness).mockReturnValue(checked.promise)
  await enter('1234567890')
  await press('확인')
  await expect.poll(() => registerBusiness).toHaveBeenCalledOnce()
  await screen.leave()
  checked.resolve(accepted)
  await drawn()
  expect(screen.goneTo()).toBe('/left')
  expect(session.get().applicationNumber).toBe('')
})

async function enter(digits: string) {
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard(digits)
}

async function press(name: string) {
  await page.getByRole('button', { name }).click()
}

function boxes() {
  return page.getByRole('textbox').elements() as HTMLInputElement[]
}
