import type { ComponentType } from 'react'
import { accountHolderOf, verifyAccount } from 'api-client/account'
import { registerBusiness, checkBusiness } from 'api-client/business'
import { saveAgreements, saveConsents } from 'api-client/consents'
import { Unreachable } from 'api-client/errors'
import { checkRealName } from 'api-client/identity'
import { drawn, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consentTexts } from '../content/consents.ko.ts'
import { keepFilledForm } from '../testing/filled-form.ts'
import {
  answerDialog,
  button,
  dialog,
  drawAlone,
  drawForm,
  fillAccount,
  fillBusiness,
  fillPerson,
  letCallsGoWell,
  newApplicant,
} from '../testing/form-fixture.tsx'
import { CheckAnswersScreen } from './aply-check/check-answers-screen.tsx'
import { BusinessNumberScreen } from './bzmn-reg/business-number-screen.tsx'
import { ConsentsScreen } from './info-agree/consents-screen.tsx'
import { MydataScreen } from './mydata-agree/mydata-screen.tsx'

const failure = new Unreachable('/call')
const titles = Object.values(consentTexts).map(({ title }) => title)
const agreements = titles.map(title => ({ title, required: true, agreed: 'Y' as const }))
const agreed = { agreements, version: '3.0.0', agreedAt: '2025-06-02T00:00:00.000Z' }

beforeEach(() => {
  vi.resetAllMocks()
  newApplicant({ agreementInfo: { personal: agreed, mydata: agreed } })
})

const loseSession = () => session.update({ applicationType: '' })

async function form() {
  const screen = await drawForm()
  await expect.element(button('신청 내용 확인')).toBeVisible()
  return screen
}

async function answers() {
  keepFilledForm()
  const screen = await drawAlone(<CheckAnswersScreen />, '/aply-check')
  letCallsGoWell()
  return screen
}

async function pressedOn(draw: () => Promise<DrawnScreen>, name: string) {
  const screen = await draw()
  await button(name).click()
  return screen
}

const confirmed = (Screen: ComponentType, at: string) => pressedOn(() => drawAlone(<Screen />, at), '확인')

async function businessEntered() {
  const screen = await drawAlone(<BusinessNumberScreen />, '/bzmn-reg')
  await page.getByRole('textbox').first().click()
  await userEvent.keyboard('1234567890')
  await button('확인').click()
  return screen
}

/** Each opens a message of a screen. */
const messages: Record<string, () => Promise<DrawnScreen>> = {
  async 'a form without a session'() {
    loseSession()
    return drawForm()
  },
  async 'a form whose session was lost'() {
    const screen = await form()
    loseSession()
    await button('신청 내용 확인').click()
    return screen
  },
  async 'a name that differs'() {
    const screen = await form()
    vi.mocked(checkRealName).mockResolvedValue(false)
    fillPerson()
    await button('실명확인').click()
    return screen
  },
  async 'a name that could not be checked'() {
    const screen = await form()
    vi.mocked(checkRealName).mockRejectedValue(failure)
    fillPerson()
    await button('실명확인').click()
    return screen
  },
  async 'a business that differs'() {
    const screen = await form()
    vi.mocked(checkBusiness).mockResolvedValue({ isConfirmed: false, taxType: 'unknown' })
    fillBusiness()
    await button('사업자 정보 조회').click()
    return screen
  },
  async 'a business that could not be checked'() {
    const screen = await form()
    vi.mocked(checkBusiness).mockRejectedValue(failure)
    fillBusiness()
    await button('사업자 정보 조회').click()
    return screen
  },
  async 'an account that could not be checked'() {
    const screen = await form()
    vi.mocked(accountHolderOf).mockRejectedValue(failure)
    await fillAccount()
    await button('계좌인증').click()
    return screen
  },
  async 'answers whose session was lost'() {
    const screen = await answers()
    loseSession()
    await button('신청하기').click()
    return screen
  },
  'the question before filing': () => pressedOn(answers, '신청하기'),
  async 'a filing that failed'() {
    const screen = await pressedOn(answers, '신청하기')
    vi.mocked(verifyAccount).mockRejectedValue(failure)
    await answerDialog('신청하기')
    await expect.element(dialog()).toMatchTextContent(/계좌인증 중 오류/)
    return screen
  },
  async 'a business number that could not be checked'() {
    vi.mocked(registerBusiness).mockRejectedValue(failure)
    return businessEntered()
  },
  async 'a business number that is refused'() {
    vi.mocked(registerBusiness).mockResolvedValue({ taxStatus: '03' })
    return businessEntered()
  },
  async 'consents that leave documents to be handed in'() {
    const personal = {
      ...agreed,
      agreements: agreements.filter(({ title }) => !title.startsWith('행정정보')),
    }
    session.update({ agreementInfo: { personal, mydata: agreed } })
    return confirmed(ConsentsScreen, '/info-agree')
  },
  async 'consents that could not be saved'() {
    vi.mocked(saveConsents).mockRejectedValue(failure)
    return confirmed(ConsentsScreen, '/info-agree')
  },
  async 'my-data consents that could not be saved'() {
    vi.mocked(saveConsents).mockRejectedValue(failure)
    return confirmed(MydataScreen, '/mydata-agree')
  },
  async 'agreements that could not be saved'() {
    vi.mocked(saveConsents).mockResolvedValue()
    vi.mocked(saveAgreements).mockRejectedValue(failure)
    return confirmed(MydataScreen, '/mydata-agree')
  },
}

it.each(Object.entries(messages))(
  'takes the message away, changes nothing and leads nowhere once its screen is left: %s',
  async (_what, open) => {
    const screen = await open()
    await expect.element(dialog()).toBeVisible()
    const before = session.get()
    await screen.leave()
    await expect.element(dialog()).not.toBeInTheDocument()
    await drawn()
    expect(screen.goneTo()).toBe('/left')
    expect(session.get()).toEqual(before)
  },
)
