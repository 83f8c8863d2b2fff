import { configureApiClient } from 'api-client/http'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApplicationFormScreen } from './screens/aply-info/application-form-screen.tsx'
import { BusinessNumberScreen } from './screens/bzmn-reg/business-number-screen.tsx'
import { CheckAnswersScreen } from './screens/aply-check/check-answers-screen.tsx'
import { ConsentsScreen } from './screens/info-agree/consents-screen.tsx'
import { MydataScreen } from './screens/mydata-agree/mydata-screen.tsx'
import { IdentityCheckScreen } from './screens/onslf-check/identity-check-screen.tsx'
import { keepFilledForm } from './testing/filled-form.ts'
import { newApplicant } from './testing/form-fixture.tsx'

const registered = { aplyNo: 20_250_000_000_001, aplyType: '신속', mngFrGb: '1', stepData: { bSttCd: '01' } }
const found = (result: unknown) => ({ status: 200, result })

const bodies: readonly [string, unknown][] = [
  ['a refusal without words', { status: 400 }],
  ['a refusal in words for programs', { status: 500, message: 'Internal Server Error' }],
  ['a refusal that never ends', { status: 400, message: '가나다 '.repeat(2000) }],
  ['nothing', undefined],
  ['null', null],
  ['an empty list', []],
  ['no result', found(null)],
  ['a result without content', found({})],
  ['a result of another type', found('20250000000001')],
  ['a business of an unknown status', found({ ...registered, stepData: { bSttCd: '99' } })],
  ['a bank without a name', found([{ codeId: '4' }, { codeId: '', codeName: 'x' }])],
]

/** The screens that read a response, each with the presses that ask for one. */
const screens = [
  ['/bzmn-reg', <BusinessNumberScreen key="number" />, ['확인']],
  ['/aply-info', <ApplicationFormScreen key="form" />, ['사업자 정보 조회', '계좌인증']],
  ['/aply-check', <CheckAnswersScreen key="answers" />, ['신청하기', '신청하기']],
] as const

const rows = screens.flatMap(([at, screen, presses]) =>
  bodies.map(([what, body]) => [at, what, screen, presses, body] as const),
)

it.each(rows)(
  '%s bears %s: it leaves no gap, and takes nothing for a success',
  async (at, _what, screen, presses, body) => {
    respondToAllWith(body)
    newApplicant({ applicationType: '신속' })
    keepFilledForm({ checks: { account: at === '/aply-check' ? 'done' : 'open' } })
    const { goneTo } = await drawScreen(screen, { at, withDialogs: true })
    if (at === '/bzmn-reg') await page.getByRole('textbox').first().fill('1234567890')
    for (const name of presses) {
      await button(name).click()
      await expectWordsForPeople()
      expect(document.body.innerText).not.toMatch(/(조회|인증|확인|신청)(가|이)? 완료되었습니다/)
      if (at === '/aply-info' && isAsked()) await page.getByRole('dialog').getByRole('button').first().click()
    }
    expect(goneTo()).toBeNull()
  },
)

/** The button of the open dialog, else of the screen. */
function button(name: string) {
  return (isAsked() ? page.getByRole('dialog') : page).getByRole('button', { name, exact: true })
}

function isAsked(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** True once a dialog or a field shows the problem. */
function isSettled(): boolean {
  return isAsked() || document.querySelector('[aria-invalid=true]') !== null
}

/** Bodies that no call takes for a success without content. */
const refusals = [
  ...bodies.filter(
    ([, body]) => body !== null && typeof body === 'object' && 'status' in body && !('result' in body),
  ),
  ['an error code under HTTP 200', { errorCode: 'SAVE_FAILED', message: '' }],
  ['fields of other types', { status: ['200'], message: { text: '오류' }, errors: 'none' }],
] as const

const consents = [
  ['/info-agree', <ConsentsScreen key="consents" />, ['radio', /^전체 동의 \(/]],
  ['/mydata-agree', <MydataScreen key="mydata" />, ['checkbox', '모두 동의'], ['radio', '요구하지 않음']],
] as const

it.each(
  consents.flatMap(([at, screen, ...choices]) =>
    refusals.map(([what, body]) => [at, what, screen, choices, body] as const),
  ),
)('%s bears %s: it stays, and asks to save again', async (at, _what, screen, choices, body) => {
  respondToAllWith(body)
  newApplicant({ consentsSaved: 'N', mydataConsent: null })
  const { goneTo } = await drawScreen(screen, { at, withDialogs: true })
  for (const [role, name] of choices) await page.getByRole(role, { name }).click()
  await button('확인').click()
  await expectWordsForPeople()
  expect(goneTo()).toBeNull()
  expect(session.get().consentsSaved).toBe('N')
})

it.each([
  ...refusals,
  ['nothing', undefined],
  ['null', null],
  ['an empty list', []],
  ['a form of other types', found({ action: 5, fields: null })],
] as const)(
  '/onslf-check bears %s: it closes the window, and offers the methods again',
  async (_what, body) => {
    respondToAllWith(body)
    const frame = document.createElement('iframe')
    vi.spyOn(window, 'open').mockImplementation(() => {
      document.body.append(frame)
      const opened = frame.contentWindow
      if (opened) opened.close = () => frame.remove()
      return opened
    })
    onTestFinished(() => void vi.restoreAllMocks())
    newApplicant({ identityCi: '' })
    const { goneTo } = await drawScreen(<IdentityCheckScreen />, { at: '/onslf-check', withDialogs: true })
    await page.getByRole('button', { name: /^간편인증/ }).click()
    await expectWordsForPeople()
    expect(frame.isConnected).toBe(false)
    expect(goneTo()).toBeNull()
    expect(session.get().identityCi).toBe('')
  },
)

function respondToAllWith(body: unknown) {
  const sent = body === undefined ? '' : JSON.stringify(body)
  const baseUrl = `data:application/json;charset=utf-8,${encodeURIComponent(sent)}#`
  configureApiClient({ baseUrl, timeoutMs: 3000, bearerToken: () => null })
}

async function expectWordsForPeople() {
  await expect.poll(isSettled).toBe(true)
  expect(document.body.innerText).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid|Error/)
}
