import type { Page } from '@playwright/test'
import type { identityCheckOf, IdentityMethod } from '../support/pages/identity-check.ts'

/** Verifies the person by a method, in its provider's own window. */
export async function verifyBy(
  page: Page,
  identityCheck: ReturnType<typeof identityCheckOf>,
  method: IdentityMethod,
): Promise<void> {
  const opening = page.waitForEvent('popup')
  await identityCheck.choose(method)
  await (await opening).getByRole('button', { name: '인증하기' }).click()
}
