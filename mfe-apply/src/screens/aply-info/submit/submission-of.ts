import type { NamedAccount } from 'api-client/account'
import type { ApplicationDocuments, ApplicationSubmission } from 'api-client/application'
import type { Bank } from 'api-client/codes'
import { requiredDocuments } from 'domain-rules/application'
import { taxInformationAnswer } from 'domain-rules/consent'
import type { SessionState } from 'shared-session'
import { savedAnswers } from '../../../consents/consent-records.ts'
import { documentFacts } from '../form/form-problems.ts'
import type { FormState } from '../form/form-state.ts'

/** Everything that is filed: the account, the application without its amount, and the documents that it needs. */
export type Filing = {
  account: NamedAccount
  application: Omit<ApplicationSubmission, 'supportAmount'>
  documents: ApplicationDocuments
}

/** What the form, the session and the list of banks say together (APLY-102 to APLY-128). */
export function filingOf(form: FormState, session: SessionState, banks: readonly Bank[]): Filing {
  const { bank: bankCode, accountNumber, accountHolder } = form.values
  const bankName = banks.find(({ code }) => code === bankCode)?.name ?? ''
  return {
    account: { bankCode, bankName, accountNumber, accountHolder },
    application: {
      ...person(form, session),
      ...business(form, session),
      bank: bankName,
      accountNumber,
      accountHolder,
    },
    documents: neededDocuments(form, session),
  }
}

function person({ values }: FormState, session: SessionState) {
  return {
    applicationNumber: session.applicationNumber,
    applicationType: session.applicationType,
    ci: session.identityCi,
    applicantName: session.mobileName,
    birthDate: session.birthDate,
    residenceNumber: values.residenceNumber.join(''),
    mobileNumber: values.mobileNumber,
    mydataRequest: session.mydataConsent ?? 'N',
    taxInformation: taxInformationAnswer(savedAnswers('consents', session)),
    verificationMethod: session.identityMethod ?? '',
  }
}

function business({ values }: FormState, { businessNumber, managementType }: SessionState) {
  const { companyName, openingDate, corporateNumber, settlementMonth } = values
  return {
    businessNumber,
    managementType,
    companyName,
    openingDate,
    corporateNumber: corporateNumber.join(''),
    settlementMonth,
  }
}

/** Those that have a place on the form now: the tax type may have changed since one was chosen. */
function neededDocuments(form: FormState, session: SessionState): ApplicationDocuments {
  const offered = requiredDocuments(documentFacts(form, session)).flatMap(({ anyOf }) => anyOf)
  return Object.fromEntries(
    offered.flatMap(document => {
      const file = form.documents[document]
      return file ? [[document, file] as const] : []
    }),
  )
}
