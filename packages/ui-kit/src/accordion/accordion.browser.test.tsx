import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

const openTitles = () =>
  [...document.querySelectorAll('details[open] > summary')].map(summary => summary.textContent)

it('has one open at a time', async () => {
  const screen = await render(examples['one open at a time'])
  await screen.getByText('누가 신청할 수 있나요?').click()
  await expect.poll(openTitles).toEqual(['누가 신청할 수 있나요?'])

  await screen.getByText('언제 지급되나요?').click()
  await expect.poll(openTitles).toEqual(['언제 지급되나요?'])
  await expect.element(screen.getByText('심사가 끝나면 등록한 계좌로 지급됩니다.')).toBeVisible()
})

it('is worked by the keyboard', async () => {
  await render(examples['one open at a time'])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(openTitles).toEqual(['누가 신청할 수 있나요?'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(openTitles).toEqual([])
})
