import { showAppliedAlready } from 'applicant-flow/applied-already'
import type { Problem } from 'domain-rules'
import { journeyVerdict, type ApplicationDocument } from 'domain-rules/application'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs, session } from 'shared-session'
import { keepReceipt, type Receipt } from 'applicant-flow/receipt'
import { routes } from '../../routes.ts'
import { drafts } from '../aply-info/draft/draft.ts'
import { formCache } from '../aply-info/draft/form-cache.ts'
import { changeForm, type FormState } from '../aply-info/form/form-state.ts'
import { fieldId } from '../aply-info/form/use-application-form.ts'
import { ConfirmFiling, type Confirmed } from './confirm-filing.tsx'
import { filingOf, type Filing } from './filing.ts'
import { submitApplication } from './submit-application.ts'
import * as t from '../aply-info/texts.ko.ts'
import { lastFour, maskedName } from './masked.ts'

type DocumentProblem = Problem<ApplicationDocument>

const ACCOUNT_HOLDER = `${routes.applicationForm.path}#${fieldId('accountHolder')}`

/** Files the form: asks, verifies the account, creates the application, and opens the next screen (APLY-10 to APLY-17, APLY-94). */
export function useFiling(form: FormState) {
  const navigate = useNavigate()
  const [, file, isFiling] = useAttempt(fileOnce)

  async function fileOnce(signal: AbortSignal) {
    const journey = journeyVerdict(session.get())
    if (!journey.ok) {
      await dialogs.alert(journey.reason, { signal })
      return goTo(routes.businessNumber.path, signal)
    }
    const filing = filingOf(form, session.get())
    const confirmed = await dialogs.open(dialogFor(filing), { signal })
    const path = confirmed && (await nextPathAfter(confirmed, filing, signal))
    if (path) await goTo(path, signal)
  }

  /** Returns the next path, or null to stay. */
  async function nextPathAfter(confirmed: Confirmed, filing: Filing, signal: AbortSignal) {
    if (confirmed.kind === 'back') return null
    if (confirmed.kind === 'received') return finished(filing)

    const { message, follows, documents = [] } = confirmed
    if (follows === 'appliedAlready') return showAppliedAlready(message, signal)
    if (follows === 'consents') session.update({ consentsSaved: 'N' })
    await dialogs.alert(message, { signal })
    if (follows === 'consents') return routes.consents.path
    if (documents[0]) return atDocument(documents, documents[0])
    if (follows === 'stay') return null
    formCache.keep(changeForm(form, { kind: 'reopened', check: 'account' }))
    return ACCOUNT_HOLDER
  }

  /** Shows the problems beside their documents on the form, and returns the address of the first. */
  function atDocument(problems: readonly DocumentProblem[], { field }: DocumentProblem): string {
    const fields = problems.map(problem => problem.field)
    formCache.keep(changeForm(form, { kind: 'validated', fields, problems }))
    return `${routes.applicationForm.path}#${fieldId(field)}`
  }

  async function goTo(path: string, signal: AbortSignal) {
    if (!signal.aborted) await navigate(path)
  }

  return [file, isFiling] as const
}

function finished(filing: Filing): string {
  keepReceipt(receiptFor(filing, new Date()))
  drafts.forget()
  formCache.clear()
  return routes.completion.path
}

function dialogFor(filing: Filing) {
  return ({ close }: { close: (confirmed: Confirmed) => void }) => (
    <ConfirmFiling
      filing={filing}
      submit={onStage => submitApplication({ ...filing, keyFor: formCache.keyFor, onStage })}
      close={close}
    />
  )
}

/** Returns the receipt of a filed application. */
function receiptFor({ application, account, documents }: Filing, now: Date): Receipt {
  const { bankName, accountNumber, accountHolder } = account
  const handedIn = Object.keys(documents) as ApplicationDocument[]
  return {
    applicationNumber: application.applicationNumber,
    applicationType: application.applicationType,
    companyName: application.form.companyName.trim(),
    receivedAt: now.toISOString(),
    account: `${bankName} ${lastFour(accountNumber)} (${maskedName(accountHolder)})`,
    documents: handedIn.map(name => t.documents.names[name]),
  }
}
