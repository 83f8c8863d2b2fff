import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { continuesDespite } from './mismatch-question.tsx'

const dialog = page.getByRole('dialog', { name: '이름이 다릅니다.' })

async function ask() {
  const left = new AbortController()
  await drawScreen(<p>신청정보</p>, { withDialogs: true })
  const goesOn = continuesDespite('이름이 다릅니다.', left.signal)
  await expect.element(dialog).toBeVisible()
  return { goesOn, leave: () => left.abort() }
}

it.each([
  ['계속 진행', true],
  ['중단', false],
])('%s: goes on is %s', async (name, expected) => {
  const { goesOn } = await ask()
  expect(dialog.getByRole('button', { name: '닫기' }).elements()).toEqual([])
  await dialog.getByRole('button', { name }).click()
  expect(await goesOn).toBe(expected)
})

it('Escape is no yes', async () => {
  const { goesOn } = await ask()
  await userEvent.keyboard('{Escape}')
  expect(await goesOn).toBe(false)
})

it('leaving the screen is no yes', async () => {
  const { goesOn, leave } = await ask()
  leave()
  expect(await goesOn).toBe(false)
})
