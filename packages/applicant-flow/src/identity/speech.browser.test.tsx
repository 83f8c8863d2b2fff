import { drawScreen } from 'remote-kit/testing'
import { speechOfPage } from 'ui-kit/testing'
import { expect, it } from 'vitest'
import { IdentityCheck } from './identity-check.tsx'

it('the methods are read with what each needs, then the notes', async () => {
  await drawScreen(<IdentityCheck purpose="apply" onVerified={() => {}} />, { at: '/onslf-check' })
  await expect(await speechOfPage()).toMatchFileSnapshot('./methods.speech.txt')
})
