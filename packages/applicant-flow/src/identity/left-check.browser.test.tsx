import { RequestRefused } from 'api-client/errors'
import {
  beginIntegrated,
  checkMayApply,
  createToken,
  enterApplication,
  saveIdentityStep,
  signIn,
} from 'api-client/identity'
import { drawn, drawScreen } from 'remote-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { IdentityCheck } from './identity-check.tsx'
import { popupSuccess } from './popup-message.ts'
import { fakeWindowOpen } from './testing/fake-window.ts'

const onVerified = vi.fn<() => void>()
const person = {
  name: '시험신규',
  birthDate: '19800101',
  ci: 'CI',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}
const form = { action: 'about:blank', method: 'get' as const, fields: {}, transactionId: 'tx' }
const dialog = page.getByRole('dialog')
let popup: ReturnType<typeof fakeWindowOpen>

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(beginIntegrated).mockResolvedValue(form)
  vi.mocked(enterApplication).mockResolvedValue(null)
  vi.mocked(createToken).mockResolvedValue('token')
  for (const call of [signIn, checkMayApply, saveIdentityStep]) vi.mocked(call).mockResolvedValue()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  popup = fakeWindowOpen()
})
afterEach(() => popup.close())

async function start(held: object = {}) {
  const at = { at: '/onslf-check', withDialogs: true, session: { businessNumber: '1234567890', ...held } }
  const screen = await drawScreen(<IdentityCheck purpose="apply" onVerified={onVerified} />, at)
  await page.getByRole('button', { name: /^간편인증/ }).click()
  return screen
}

async function verifiedInWindow() {
  await expect.element(page.getByRole('button', { name: '인증 취소' })).toBeVisible()
  popup.post(popupSuccess({ person }))
}

it.each([
  ['that a person is verified already', async () => start({ identityCi: 'CI' })],
  [
    'that it could not begin',
    async () => {
      vi.mocked(beginIntegrated).mockRejectedValue(new RequestRefused('/', { status: 409, message: '거절' }))
      return start()
    },
  ],
  [
    'that the person has applied already',
    async () => {
      const refusal = { status: 409, errorCode: 'APL_DUPLICATE_CI', message: '' }
      vi.mocked(checkMayApply).mockRejectedValue(new RequestRefused('/', refusal))
      const screen = await start()
      await verifiedInWindow()
      return screen
    },
  ],
])('takes its message away and leads nowhere once its screen is left: %s', async (_what, open) => {
  const screen = await open()
  await expect.element(dialog).toBeVisible()
  await screen.leave()
  await expect.element(dialog).not.toBeInTheDocument()
  await drawn()
  expect(screen.goneTo()).toBe('/left')
  expect(onVerified).not.toHaveBeenCalled()
})

it.each([
  ['succeeds', () => Promise.resolve()],
  ['fails', () => Promise.reject(new RequestRefused('/', { status: 403, message: '거절' }))],
  [
    'finds an application',
    () =>
      Promise.reject(new RequestRefused('/', { status: 409, errorCode: 'APL_DUPLICATE_CI', message: '' })),
  ],
])(
  'leads nowhere, without a word, once its screen was left while the server checks: it %s',
  async (_, end) => {
    const signedIn = Promise.withResolvers<void>()
    vi.mocked(signIn).mockReturnValue(signedIn.promise.then(end))
    const screen = await start()
    await verifiedInWindow()
    await expect.poll(() => signIn).toHaveBeenCalledOnce()
    await screen.leave()
    signedIn.resolve()
    await drawn()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(screen.goneTo()).toBe('/left')
    expect(onVerified).not.toHaveBeenCalled()
  },
)

it('that a browser blocks is opened by the link, in the window of that link', async () => {
  popup.open.mockReturnValueOnce(null)
  await start()
  await dialog.getByRole('button', { name: '확인' }).click()
  const link = page.getByRole('link', { name: '간편인증 창 열기 (새 창 열림)' })
  const name = link.element().getAttribute('target')
  // The browser would open a window of its own.
  link.element().addEventListener('click', event => event.preventDefault())
  await link.click()
  await expect.poll(() => popup.open.mock.lastCall?.[1]).toBe(name)
  await expect.element(page.getByRole('button', { name: '인증 취소' })).toBeVisible()
})
