import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CorrectedScreen } from './corrected-screen.tsx'

it('confirms the correction, and leads to the result (ACC-08, AMB-18)', async () => {
  await drawScreen(<CorrectedScreen />, { at: '/result-modify-cmptn' })
  await expect.element(page.getByText('계좌정보 수정이 완료되었습니다.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '확인', exact: true }))
    .toHaveAttribute('href', '/aply-result')
})
