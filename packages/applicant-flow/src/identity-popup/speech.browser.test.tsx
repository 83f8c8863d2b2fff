import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { speechOfPage } from 'ui-kit/testing'
import { IdentityPopupScreen } from './identity-popup-screen.tsx'

it.each([
  ['passing-on', null],
  ['problem', '인증 처리 중 오류가 발생했습니다.'],
])('the end of a provider’s window is read: %s', async (name, problem) => {
  await render(<IdentityPopupScreen problem={problem} />)
  await expect(await speechOfPage()).toMatchFileSnapshot(`./${name}.speech.txt`)
})
