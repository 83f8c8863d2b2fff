import { receiptOf } from 'applicant-flow/receipt'
import { createApplication } from 'api-client/application'
import { RequestRefused } from 'api-client/errors'
import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFilledForm } from '../../testing/filled-form.ts'
import {
  answerDialog,
  button,
  dialog,
  drawAlone,
  letCallsGoWell,
  newApplicant,
} from '../../testing/form-fixture.tsx'
import { freshForm } from '../aply-info/form/form-state.ts'
import { openForm } from '../aply-info/form/open-form.ts'
import { answersOf } from './answers.ts'
import { CheckAnswersScreen } from './check-answers-screen.tsx'
import { filingOf } from './filing.ts'

beforeEach(() => {
  vi.resetAllMocks()
  letCallsGoWell()
})

const NAMES = ['businessRegistrationFile', 'nationalTaxPaymentCert', 'localTaxPaymentCert', 'vatStandardCert']

/** Each with this text, of the same name. */
const documentsWith = (text: string) =>
  Object.fromEntries(NAMES.map(name => [name, new File([text], '증명서.pdf', { lastModified: 1 })]))

async function file(changes: Parameters<typeof keepFilledForm>[0]) {
  keepFilledForm(changes)
  const screen = await drawAlone(<CheckAnswersScreen />, '/aply-check')
  await button('신청하기').click()
  await answerDialog('신청하기')
  return screen
}

it('the receipt has the company, the documents by name, and of the account what nobody can misuse', async () => {
  newApplicant({ mydataConsent: 'N' })
  const screen = await file({
    values: { companyName: ' 한국상점 ' },
    documents: documentsWith('%PDF-1.7'),
  })
  await expect.poll(screen.goneTo).toBe('/aply-cmptn')
  const receipt = receiptOf(session.get().applicationNumber)
  expect(receipt).toMatchObject({
    applicationType: '확인',
    companyName: '한국상점',
    account: 'KB국민은행 **********0001 (홍*동)',
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(receipt?.documents).toHaveLength(NAMES.length)
  expect(JSON.stringify(receipt)).not.toContain('10000000000001')
})

it('another file of the same name is filed under another key', async () => {
  newApplicant({ mydataConsent: 'N' })
  vi.mocked(createApplication).mockRejectedValueOnce(
    new RequestRefused('/create', { status: 400, message: 'x' }),
  )
  const first = await file({ documents: documentsWith('%PDF-1.7') })
  await answerDialog('확인')
  await first.unmount()
  const screen = await file({ documents: documentsWith('%PDF-1.7 of another length') })
  await expect.poll(screen.goneTo).toBe('/aply-cmptn')
  const keys = vi.mocked(createApplication).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it('a document that is refused without a sentence of its own has that of the whole refusal', async () => {
  newApplicant({ mydataConsent: 'N' })
  const errors = [{ field: 'businessRegistrationFile', message: '' }]
  const refusal = { status: 400, message: '파일을 확인해주세요.', errorCode: 'FILE_REFUSED', errors }
  vi.mocked(createApplication).mockRejectedValue(new RequestRefused('/create', refusal))
  const screen = await file({ documents: documentsWith('%PDF-1.7') })
  await expect.element(dialog()).toMatchTextContent('파일을 확인해주세요.')
  await answerDialog('확인')
  await expect.poll(screen.goneTo).toBe('/aply-info')
  expect((await openForm()).start.problems).toEqual({
    businessRegistrationFile: { message: '파일을 확인해주세요.' },
  })
})

it('without an answer about data of other offices none is requested', () => {
  session.reset()
  const { application } = filingOf(freshForm(session.get()), session.get())
  expect([application.mydataRequest, application.verificationMethod]).toEqual(['N', ''])
})

it('every answer can be changed on the form, but those of the verification', () => {
  newApplicant()
  const state = freshForm(session.get())
  const groups = answersOf(filingOf(state, session.get()), state.checks)
  const fixed = groups.flatMap(({ answers }) => answers.filter(({ field }) => field === undefined))
  expect(fixed.map(({ label }) => label)).toEqual(['신청인 성명', '생년월일', '사업자등록번호'])
})
