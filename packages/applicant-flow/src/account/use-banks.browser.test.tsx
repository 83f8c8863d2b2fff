import { listBanks } from 'api-client/account'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useBanks } from './use-banks.ts'

vi.mock('api-client/account', { spy: true })

it('reports no failure of the list before it has been asked for (APLY-43)', async () => {
  vi.mocked(listBanks).mockResolvedValue([{ code: '4', name: 'KB국민은행' }])
  const failures: boolean[] = []

  function Form() {
    const { list, hasFailed } = useBanks()
    failures.push(hasFailed)
    return <p>{list.map(({ name }) => name)}</p>
  }

  const screen = await render(<Form />)
  await expect.element(screen.getByText('KB국민은행')).toBeVisible()
  expect(new Set(failures)).toEqual(new Set([false]))
})
