import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from '../tabs/tabs.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Checkbox } from './checkbox.tsx'
import { examples } from './examples.tsx'

const all = page.getByRole('checkbox', { name: /전체 동의/ })
const states = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map(box => (box as HTMLInputElement).checked)

it('is ticked by a press on its words, and by the space bar', async () => {
  await render(examples.single)
  const box = page.getByRole('checkbox')

  await page.getByText(/이용약관에 동의합니다/).click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

it('says that it must be ticked, and what is wrong', async () => {
  await render(examples['with a problem'])
  const box = page.getByRole('checkbox', { name: /\(필수\)$/ })

  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription('약관에 동의해주세요.')
})

it('is marked with its group, as tabs are', async () => {
  const tabs = [{ id: 'direct', label: '직접 증빙', content: '내용' }]
  await render(
    <CheckboxGroup legend="실적증빙 기간" problem="기간을 선택해주세요.">
      <Checkbox label="2024년" checked={false} onChange={() => {}} />
      <Tabs label="증빙 방법" openId={null} tabs={tabs} />
    </CheckboxGroup>,
  )
  const box = page.getByRole('checkbox').element()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const [ofBox, ofTab] = [box.nextElementSibling, page.getByRole('tab').element()].map(
    element => element && getComputedStyle(element).borderColor,
  )
  expect(ofTab).toBe(ofBox)
})

it('stands for several: partly, all, none', async () => {
  await render(examples['a group with one for all'])
  await expect.element(page.getByRole('group', { name: '약관 동의' })).toBeVisible()
  await expect.element(all).toBePartiallyChecked()

  await all.click()
  expect(states()).toEqual([true, true, true, true])
  await page.getByRole('checkbox', { name: /홍보/ }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  expect(states()).toEqual([true, true, true, true])
  await all.click()
  expect(states()).toEqual([false, false, false, false])
})
