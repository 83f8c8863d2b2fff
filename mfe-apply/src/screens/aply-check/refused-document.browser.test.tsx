import { createApplication } from 'api-client/application'
import { RequestRefused } from 'api-client/errors'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepFilledForm } from '../../testing/filled-form.ts'
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
import { CheckAnswersScreen } from './check-answers-screen.tsx'

it('a document with malware is named, and refused beside its field, where nothing typed is lost', async () => {
  const message = '악성코드가 발견된 파일은 업로드할 수 없습니다. 등록증.pdf'
  const errors = [{ field: 'businessRegistrationFile', message }]
  letCallsGoWell()
  vi.mocked(createApplication).mockRejectedValue(
    new RequestRefused('/create', { status: 400, message, errorCode: 'FILE_INFECTED', errors }),
  )
  newApplicant({ mydataConsent: 'N' })
  keepFilledForm({ documents: givenDocuments() })

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

function givenDocuments() {
  const names = [
    'businessRegistrationFile',
    'nationalTaxPaymentCert',
    'localTaxPaymentCert',
    'vatStandardCert',
  ]
  return Object.fromEntries(names.map(name => [name, new File(['%PDF-1.7'], '등록증.pdf')]))
}
