import { createApplication } from 'api-client/application'
import { RequestRefused } from 'api-client/errors'
import { session } from 'shared-session'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerDialog,
  button,
  dialog,
  drawAlone,
  drawForm,
  field,
  letCallsGoWell,
  newApplicant,
} from '../../testing/form-fixture.tsx'
import { formCache } from '../aply-info/draft/form-cache.ts'
import { freshForm } from '../aply-info/form/form-state.ts'
import { CheckAnswersScreen } from './check-answers-screen.tsx'

it('a document with malware is named, and refused beside its field, where nothing typed is lost', async () => {
  const message = '악성코드가 발견된 파일은 업로드할 수 없습니다. 등록증.pdf'
  const errors = [{ field: 'businessRegistrationFile', message }]
  letCallsGoWell()
  vi.mocked(createApplication).mockRejectedValue(
    new RequestRefused('/create', { status: 400, message, errorCode: 'FILE_INFECTED', errors }),
  )
  newApplicant({ mydataConsent: 'N' })
  keepFilledForm()

  const answers = await drawAlone(<CheckAnswersScreen />, '/aply-check')
  await button('신청하기').click()
  await answerDialog('신청하기')
  await expect.element(dialog()).toMatchTextContent(message)
  await answerDialog('확인')
  await expect.poll(answers.goneTo).toBe('/aply-info')
  await answers.unmount()

  await drawForm('/aply-info#aply-businessRegistrationFile')
  const place = page.getByRole('group', { name: /^사업자등록증/ })
  await expect.element(place).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(place).toMatchTextContent('등록증.pdf')
  await expect.poll(() => place.element().contains(document.activeElement)).toBe(true)
  await expect.element(field.companyName()).toHaveValue('한국상점')
})

function keepFilledForm() {
  const { values, checks, ...fresh } = freshForm(session.get())
  const documents = [
    'businessRegistrationFile',
    'nationalTaxPaymentCert',
    'localTaxPaymentCert',
    'vatStandardCert',
  ]
  formCache.keep({
    ...fresh,
    values: {
      ...values,
      residenceNumber: ['800101', '1234567'],
      companyName: '한국상점',
      openingDate: '2020-01-01',
      bank: '4',
      bankName: 'KB국민은행',
      accountNumber: '10000000000001',
      accountHolder: '홍길동',
    },
    checks: { ...checks, account: 'done' },
    documents: Object.fromEntries(documents.map(name => [name, new File(['%PDF-1.7'], '등록증.pdf')])),
  })
}
