import { session } from 'shared-session'
import { formCache } from '../screens/aply-info/draft/form-cache.ts'
import { freshForm, type FormState, type FormValues } from '../screens/aply-info/form/form-state.ts'

/** Beyond the values of the verification, all that an individual enters. */
const entered: Partial<FormValues> = {
  residenceNumber: ['800101', '1234567'],
  companyName: '한국상점',
  openingDate: '2020-01-01',
  bank: '4',
  bankName: 'KB국민은행',
  accountNumber: '10000000000001',
  accountHolder: '홍길동',
}

type Changes = {
  values?: Partial<FormValues>
  checks?: Partial<FormState['checks']>
  documents?: FormState['documents']
}

/** Keeps a form of this session for the screen with all answers; its account is checked. */
export function keepFilledForm({ values, checks, documents = {} }: Changes = {}): void {
  const fresh = freshForm(session.get())
  formCache.keep({
    ...fresh,
    values: { ...fresh.values, ...entered, ...values },
    checks: { ...fresh.checks, account: 'done', ...checks },
    documents,
  })
}
