import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PayoutKinds } from './payout-kinds.tsx'

it('says of each kind of payout who receives it, and whether proof is needed', async () => {
  await render(<PayoutKinds onProofNotice={() => {}} />)
  const textOf = (name: string) => page.getByRole('region', { name }).element().textContent
  expect(textOf('신속지급')).toMatch(/배달앱과 배달대행사.*내역이 이미 확인된.*증빙서류 없이/)
  expect(textOf('확인지급')).toMatch(/그 밖의 택배사·퀵서비스·심부름센터.*직접 배달.*증빙서류를 확인/)
})
