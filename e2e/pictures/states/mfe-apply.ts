import { expect } from '@playwright/test'
import { texts } from '../../support/texts.ko.ts'
import type { Given, Lead, State } from '../state.ts'

const business = (key: string, shown: string): Lead => {
  return async ({ site, businessNumber, dialog }) => {
    await businessNumber.type((await site.sandbox.business(key)).businessNumber)
    await businessNumber.confirm()
    await dialog.says(shown)
  }
}

export const mfeApply: readonly State[] = [
  { name: 'elig-check', path: '/elig-check' },
  { name: 'ctn-mttr', path: '/ctn-mttr' },
  { name: 'self-check', path: '/self-check' },
  {
    name: 'self-check-unanswered',
    path: '/self-check',
    async lead({ selfCheck }) {
      await selfCheck.answerAll('예', '예')
      await selfCheck.confirm()
      await selfCheck.refuses(texts.selfCheck.unanswered)
    },
  },
  {
    name: 'self-check-refused',
    path: '/self-check',
    async lead({ selfCheck }) {
      await selfCheck.answerAll('예', '예', '아니요', '예', '예')
      await selfCheck.confirm()
      await selfCheck.refuses(texts.selfCheck.notEligible)
    },
  },
  { name: 'bzmn-reg', path: '/bzmn-reg' },
  {
    name: 'bzmn-reg-incomplete',
    path: '/bzmn-reg',
    async lead({ businessNumber }) {
      await businessNumber.type('1234')
      await businessNumber.confirm()
      await businessNumber.says(texts.businessNumber.incomplete)
    },
  },
  {
    name: 'bzmn-reg-closed',
    path: '/bzmn-reg',
    part: 'window',
    lead: business('closed', texts.businessNumber.closed),
  },
  {
    name: 'bzmn-reg-cancel',
    path: '/bzmn-reg',
    part: 'window',
    async lead({ page, dialog }) {
      await page.getByRole('button', { name: '취소' }).click()
      await dialog.says(texts.businessNumber.cancelQuestion)
    },
  },
  { name: 'onslf-check', lead: ({ bringToIdentityCheck }) => bringToIdentityCheck() },
  {
    name: 'onslf-check-waiting',
    async lead({ page, bringToIdentityCheck }) {
      await bringToIdentityCheck()
      const opening = page.waitForEvent('popup')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^간편인증/ })
        .click()
      await (await opening).waitForLoadState()
      await page.bringToFront()
      await expect(page.getByRole('button', { name: '인증 취소' })).toBeVisible()
    },
  },
  { name: 'info-agree', scenario: 'verified', path: '/info-agree' },
  {
    name: 'info-agree-refused',
    scenario: 'verified',
    path: '/info-agree',
    async lead({ page, consents }) {
      await page.getByText('개인정보 수집·이용 동의 내용 보기').click()
      await consents.confirm()
      await consents.refusesFor(/^개인정보 수집/)
    },
  },
  {
    name: 'info-agree-declined',
    scenario: 'verified',
    path: '/info-agree',
    part: 'window',
    async lead({ consents, dialog }) {
      await consents.agreeToEverything()
      await consents.box(/^행정정보/).uncheck()
      await consents.confirm()
      await dialog.says(texts.consents.documentsQuestion)
    },
  },
  { name: 'mydata-agree', scenario: 'verified', path: '/mydata-agree' },
  {
    name: 'mydata-agree-refused',
    scenario: 'verified',
    path: '/mydata-agree',
    lead: async ({ mydata }) => mydata.confirm(),
  },
  { name: 'aply-info', lead: form({}) },
  { name: 'aply-info-corporation', lead: form({ business: 'open-corporation' }) },
  { name: 'aply-info-documents', lead: form({ consents: 'declined' }) },
  {
    name: 'aply-info-refused',
    async lead(given) {
      await form({})(given)
      await given.applicationForm.submit()
      await expect(given.applicationForm.summary).toBeVisible()
    },
  },
  { name: 'aply-check', lead: answered },
  {
    name: 'aply-check-question',
    part: 'window',
    async lead(given) {
      await answered(given)
      await given.applicationForm.fileButton.click()
      await expect(given.applicationForm.question).toBeVisible()
    },
  },
  {
    name: 'aply-cmptn',
    async lead(given) {
      await answered(given)
      await given.applicationForm.confirmAnswers()
      await expect(given.page).toHaveURL('/aply-cmptn')
    },
  },
  { name: 'aply-cmptn-later', scenario: '신청완료', path: '/aply-cmptn' },
]

function form(way: Parameters<Given['bringToForm']>[0]): Lead {
  return async ({ bringToForm, applicationForm }) => {
    await bringToForm(way)
    await expect(applicationForm.submitButton).toBeVisible()
  }
}

async function answered({ bringToForm, applicationForm }: Given): Promise<void> {
  await bringToForm()
  await applicationForm.fillEverything()
  await applicationForm.submit()
  await expect(applicationForm.answers).toBeVisible()
}
