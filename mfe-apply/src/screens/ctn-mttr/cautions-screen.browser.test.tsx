import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { CautionsScreen } from './cautions-screen.tsx'

it('states the conditions, the documents, the deadline, and the consequences of false claims', async () => {
  const { container } = await drawScreen(<CautionsScreen />)
  const said = container.textContent
  const stated = [
    '한 사람이 한 개의 사업체만',
    '0원부터 3억원까지',
    '증빙서류를 반드시 제출',
    '예산이 소진될 때까지',
    '최대 500%의 제재부가금',
    '최대 100%의 제재부가금',
  ]
  expect(stated.filter(fact => !said.includes(fact))).toEqual([])
})

it('leads to the self-check and back home', async () => {
  const screen = await drawScreen(<CautionsScreen />)
  await expect
    .element(screen.getByRole('link', { name: '자가진단 하기' }))
    .toHaveAttribute('href', '/self-check')
  await expect.element(screen.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/')
})
