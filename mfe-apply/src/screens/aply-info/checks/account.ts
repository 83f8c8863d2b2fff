import { accountHolderOf } from 'api-client/account'
import { RequestRefused } from 'api-client/errors'
import type { Verdict } from 'domain-rules'
import { holderVerdict } from 'domain-rules/account'
import { dialogs, queueGate } from 'shared-session'
import { siteConfig } from 'site-config'
import { failureMessage } from 'applicant-flow/failure-message'
import type { FormValues } from '../form/form-state.ts'
import * as t from '../texts.ko.ts'

const UNKNOWN_HOLDER = ''

/** Whether the bank names the holder that was typed; null when it could not be asked (APLY-77 to APLY-88). */
export async function askAccount(values: FormValues, signal: AbortSignal): Promise<Verdict | null> {
  const { bank: bankCode, accountNumber, accountHolder } = values
  try {
    const asked = await queueGate.inTurn(siteConfig().queue.actions.accountCheck, () =>
      accountHolderOf({ bankCode, accountNumber }).catch(unknownHolder),
    )
    return asked && holderVerdict(accountHolder, asked.result)
  } catch (error) {
    await dialogs.alert(failureMessage(error, t.checks.account.failed), { signal })
    return null
  }
}

/** For a bank that responded, and knows no such account. */
function unknownHolder(error: unknown): string {
  if (error instanceof RequestRefused && error.isResult) return UNKNOWN_HOLDER
  throw error
}
