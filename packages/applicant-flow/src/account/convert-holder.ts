import { toHalfWidth } from 'domain-rules'
import { fitAccountHolder } from 'domain-rules/account'
import { dialogs } from 'shared-session'
import type { AccountValues } from './account-form.ts'
import * as t from './texts.ko.ts'

type Converted = Pick<AccountValues, 'accountHolder' | 'isFullWidth'>

/** Returns the holder in the other width, null to leave it as it is. Asks first if it would not fit (GP-13). */
export async function convertHolder(
  { accountHolder }: Pick<AccountValues, 'accountHolder'>,
  isFullWidth: boolean,
): Promise<Converted | null> {
  const typed = isFullWidth ? accountHolder : toHalfWidth(accountHolder)
  const { holder, leftOut } = fitAccountHolder(typed, isFullWidth)
  const labels = { yes: t.convert, no: t.doNotConvert }
  const mayCut = leftOut === '' || (await dialogs.confirm(t.holderWouldBeCut(leftOut), labels))
  return mayCut ? { accountHolder: holder, isFullWidth } : null
}
