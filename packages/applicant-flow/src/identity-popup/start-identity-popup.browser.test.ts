import { expect, it, vi } from 'vitest'
import { startIdentityPopup } from './start-identity-popup.tsx'

it('removes the personal address from the history, and shows why nothing is passed on', async () => {
  history.pushState(null, '', '/kmc-result/certificate/address?ci=CI&name=%ED%99%8D')
  const entries = history.length
  const element = document.body.appendChild(document.createElement('div'))
  const onFailure = vi.fn<(error: unknown, sentence: string) => void>()
  vi.spyOn(window, 'opener', 'get').mockReturnValue(null)

  const started = startIdentityPopup({ element, onFailure })
  expect([location.pathname, location.search, history.length]).toEqual(['/kmc-result', '', entries])
  expect(document.title).toBe('본인인증 결과')
  await started
  await expect.poll(() => element.textContent).toContain('인증 처리 중 오류가 발생했습니다.')
  expect(onFailure).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
