import { keepReceipt } from 'applicant-flow/receipt'
import { session } from 'shared-session'
import { emptySession } from 'shared-session/testing'
import { speechOfPage } from 'ui-kit/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepFilledForm } from '../testing/filled-form.ts'
import { button, dialog, drawAlone, letCallsGoWell, newApplicant } from '../testing/form-fixture.tsx'
import { CheckAnswersScreen } from './aply-check/check-answers-screen.tsx'
import { CompletionScreen } from './aply-cmptn/completion-screen.tsx'
import { BusinessNumberScreen } from './bzmn-reg/business-number-screen.tsx'
import { CautionsScreen } from './ctn-mttr/cautions-screen.tsx'
import { EligibilityScreen } from './elig-check/eligibility-screen.tsx'
import { ConsentsScreen } from './info-agree/consents-screen.tsx'
import { MydataScreen } from './mydata-agree/mydata-screen.tsx'
import { IdentityCheckScreen } from './onslf-check/identity-check-screen.tsx'
import { SelfCheckScreen } from './self-check/self-check-screen.tsx'

it.each([
  ['elig-check/eligibility', EligibilityScreen],
  ['ctn-mttr/cautions', CautionsScreen],
  ['self-check/self-check', SelfCheckScreen],
  ['bzmn-reg/business-number', BusinessNumberScreen],
  ['onslf-check/identity-check', IdentityCheckScreen],
  ['info-agree/consents', ConsentsScreen],
  ['mydata-agree/mydata', MydataScreen],
])('%s is read in its order, with all that it unfolds', async (name, Screen) => {
  newApplicant({ agreementInfo: emptySession().agreementInfo, mydataConsent: null })
  await drawAlone(<Screen />, '/here')
  for (const details of document.querySelectorAll('details')) details.open = true
  await expect(await speechOfPage()).toMatchFileSnapshot(`./${name}.speech.txt`)
})

it('a self-check with a no is read with each rule that is not met', async () => {
  await drawAlone(<SelfCheckScreen />, '/self-check')
  for (const { labels } of page.getByRole('radio', { name: '아니요' }).elements() as HTMLInputElement[])
    labels?.[0]?.click()
  await button('확인').click()
  await expect.element(page.getByRole('region')).toHaveFocus()
  await expect(await speechOfPage()).toMatchFileSnapshot('./self-check/not-eligible.speech.txt')
})

it('all answers are read, then the question before they are filed', async () => {
  letCallsGoWell()
  newApplicant()
  keepFilledForm({ checks: { realName: 'overridden' } })
  await drawAlone(<CheckAnswersScreen />, '/aply-check')
  await expect(await speechOfPage()).toMatchFileSnapshot('./aply-check/answers.speech.txt')
  await button('신청하기').click()
  await expect.element(dialog()).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./aply-check/question.speech.txt')
})

it.each(['receipt', 'no-receipt'])('the end of an application is read with %s', async name => {
  newApplicant()
  if (name === 'receipt') receive('20250000000042')
  await drawAlone(<CompletionScreen />, '/aply-cmptn')
  await expect(await speechOfPage()).toMatchFileSnapshot(`./aply-cmptn/${name}.speech.txt`)
})

function receive(applicationNumber: string) {
  session.update({ applicationNumber })
  keepReceipt({
    applicationNumber,
    applicationType: '확인',
    companyName: '한국상점',
    receivedAt: '2025-06-02T01:30:00.000Z',
    account: 'KB국민은행 **********0001 (홍*동)',
    documents: [],
  })
}
