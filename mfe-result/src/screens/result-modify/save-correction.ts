import { verifyAccount } from 'api-client/account'
import { updateAccount } from 'api-client/application'
import { RequestRefused } from 'api-client/errors'
import type { ApplicationResult } from 'api-client/result'
import { accountCheckFailed, type AccountValues } from 'applicant-flow/account'
import { reasonOrFailure } from 'applicant-flow/failure-message'
import { correctionFrom, type AccountEditForm } from 'domain-rules/application'
import type { ReactNode } from 'react'
import { session } from 'shared-session'
import * as t from './texts.ko.ts'

/** The outcome of saving. A refusal has its message, and the step that follows it. */
export type SaveEnd =
  | { kind: 'saved' }
  | { kind: 'refused'; message: ReactNode; follows: 'stay' | 'checkAgain' | 'lookAgain' }

/** The step that follows a refusal, by its error code. */
const FOLLOWED_BY: Readonly<Record<string, 'checkAgain' | 'lookAgain'>> = {
  ACCOUNT_HOLDER_MISMATCH: 'checkAgain',
  ACCOUNT_NOT_VERIFIED: 'checkAgain',
  ACCOUNT_NOT_EDITABLE: 'lookAgain',
}

/** Returns the correction to check and send: the stored business, the typed account (AMB-19, AMB-105). */
export function editFormOf(result: ApplicationResult, values: AccountValues): AccountEditForm {
  const { bankName: bank, accountNumber, accountHolder } = values
  return correctionFrom({ ...result, bank, accountNumber, accountHolder }, result.managementType)
}

type Correction = { result: ApplicationResult; values: AccountValues; idempotencyKey: string }

/** Has the server check the account once more, and corrects it (ACC-30 to ACC-41, AMB-59). */
export async function saveCorrection(correction: Correction): Promise<SaveEnd> {
  const refused = await endOf(() => verify(correction), accountCheckFailed.correction)
  return refused ?? (await endOf(() => update(correction), t.notSaved)) ?? { kind: 'saved' }
}

function verify({ result: { applicationNumber }, values }: Correction): Promise<void> {
  const { bank: bankCode, bankName, accountNumber, accountHolder } = values
  return verifyAccount(applicationNumber, { bankCode, bankName, accountNumber, accountHolder })
}

function update({ result, values, idempotencyKey }: Correction): Promise<void> {
  const { identityCi: ci, identityMethod } = session.get()
  const form = editFormOf(result, values)
  const verificationMethod = identityMethod ?? ''
  return updateAccount({ application: result, ci, form, verificationMethod, idempotencyKey })
}

/** Returns null on success, else the server's reason, or the screen's sentence with the cause (ACC-34, ACC-35). */
async function endOf(call: () => Promise<void>, sentence: string): Promise<SaveEnd | null> {
  try {
    await call()
    return null
  } catch (error) {
    const code = error instanceof RequestRefused ? error.errorCode : undefined
    return {
      kind: 'refused',
      message: reasonOrFailure(error, sentence),
      follows: FOLLOWED_BY[code ?? ''] ?? 'stay',
    }
  }
}
