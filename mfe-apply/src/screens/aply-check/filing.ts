import type { NamedAccount } from 'api-client/account'
import type { ApplicationDocuments, ApplicationSubmission } from 'api-client/application'
import { requiredDocuments } from 'domain-rules/application'
import { taxInformationConsent } from 'domain-rules/consent'
import type { SessionState } from 'shared-session'
import { savedChoices } from '../../consents/consent-records.ts'
import { documentFacts, wholeForm } from '../aply-info/form/form-problems.ts'
import type { FormState } from '../aply-info/form/form-state.ts'

/** The content to file: the account, the application without its amount, and the required documents. */
export type Filing = {
  account: NamedAccount
  application: Omit<ApplicationSubmission, 'supportAmount'>
  documents: ApplicationDocuments
}

/** Returns the content to file from the form and the session (APLY-102 to APLY-128). */
export function filingOf(state: FormState, session: SessionState): Filing {
  const { bank: bankCode, bankName, accountNumber, accountHolder } = state.values
  return {
    account: { bankCode, bankName, accountNumber, accountHolder },
    application: {
      applicationNumber: session.applicationNumber,
      applicationType: session.applicationType,
      ci: session.identityCi,
      businessNumber: session.businessNumber,
      form: wholeForm({ ...state.values, bank: bankName }, session),
      mydataRequest: session.mydataConsent ?? 'N',
      taxInformation: taxInformationConsent(savedChoices('consents', session)),
      verificationMethod: session.identityMethod ?? '',
    },
    documents: neededDocuments(state, session),
  }
}

/** Returns the documents with a place on the form: the tax type may have changed since one was chosen. */
function neededDocuments(state: FormState, session: SessionState): ApplicationDocuments {
  const offered = requiredDocuments(documentFacts(state, session)).flatMap(({ anyOf }) => anyOf)
  return Object.fromEntries(
    offered.flatMap(document => {
      const file = state.documents[document]
      return file ? [[document, file] as const] : []
    }),
  )
}
