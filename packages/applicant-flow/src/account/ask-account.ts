import { accountHolderOf } from 'api-client/account'
import { RequestRefused } from 'api-client/errors'
import type { Verdict } from 'domain-rules'
import { holderVerdict, type AccountScreen } from 'domain-rules/account'
import { dialogs, queueGate } from 'shared-session'
import { siteConfig } from 'site-config'
import { failureMessage } from '../failure-message/failure-message.tsx'
import type { AccountValues } from './account-form.ts'
import * as t from './texts.ko.ts'

/** The action of each screen, and whether an account that the bank lacks counts as another holder's (ACC-30). */
const CHECKS = {
  application: { action: 'accountCheck', takesUnknownForMismatch: true },
  correction: { action: 'accountCorrection', takesUnknownForMismatch: false },
} as const satisfies Record<AccountScreen, unknown>

const UNKNOWN_HOLDER = ''

/**
 * Returns whether the bank names the typed holder. Null if it could not be asked, which a dialog has then shown
 * (APLY-77 to APLY-88, ACC-21, ACC-30, ACC-31, AMB-56).
 */
export async function askAccount(
  screen: AccountScreen,
  { bank: bankCode, accountNumber, accountHolder }: AccountValues,
  signal: AbortSignal,
): Promise<Verdict | null> {
  const { action, takesUnknownForMismatch } = CHECKS[screen]
  const ask = () => accountHolderOf({ bankCode, accountNumber })
  try {
    const asked = await queueGate.inTurn(siteConfig().queue.actions[action], () =>
      takesUnknownForMismatch ? ask().catch(unknownHolder) : ask(),
    )
    return asked && holderVerdict(accountHolder, asked.result)
  } catch (error) {
    const reply = isReply(error) ? error.reason : ''
    await dialogs.alert(failureMessage(error, t.checkFailed[screen], reply), { signal })
    return null
  }
}

/** Returns an empty holder if the bank has responded that it has no such account. @throws all other errors */
function unknownHolder(error: unknown): string {
  if (isReply(error)) return UNKNOWN_HOLDER
  throw error
}

/** Returns whether the bank itself has responded: its message helps to correct a mistyped number at once. */
function isReply(error: unknown): error is RequestRefused {
  return error instanceof RequestRefused && error.isResult
}
