import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'
import { RadioGroup } from './radio-group.tsx'

const yesNo = [
  { value: 'Y', label: '예' },
  { value: 'N', label: '아니오' },
] as const

describe('a radio group', () => {
  it('is named by its question, and chooses nothing by itself', async () => {
    const screen = await render(examples.unanswered)

    const group = screen.getByRole('radiogroup', { name: '1. 현재 영업 중입니까?' })
    await expect.element(group).toBeVisible()
    // Browsers differ in whether the legend names a fieldset of another role.
    await expect.element(group).toHaveAttribute('aria-labelledby', document.querySelector('legend')?.id)
    await expect.element(screen.getByRole('radio', { name: '예' })).not.toBeChecked()
    await expect.element(screen.getByRole('radio', { name: '아니오' })).not.toBeChecked()
  })

  it('reports the chosen value', async () => {
    const onChange = vi.fn<(value: 'Y' | 'N') => void>()
    const screen = await render(
      <RadioGroup legend="질문" name="question" options={yesNo} value={undefined} onChange={onChange} />,
    )
    await screen.getByText('아니오').click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('N')
  })

  it('is answered with the arrow keys', async () => {
    const screen = await render(examples.answered)

    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(screen.getByRole('radio', { name: '아니오' })).toBeChecked()
    await expect.element(screen.getByRole('radio', { name: '예' })).not.toBeChecked()
  })

  it('shows its problem as its own, beside it', async () => {
    const screen = await render(examples['with a problem'])
    const group = screen.getByRole('radiogroup')

    await expect.element(group).toHaveAccessibleDescription('모든 항목을 선택해주세요.')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  })

  it('without hint and problem has neither, and is not called invalid', async () => {
    const screen = await render(
      <RadioGroup legend="질문" name="question" options={yesNo} value={undefined} onChange={() => {}} />,
    )
    const group = screen.getByRole('radiogroup')
    await expect.element(group).not.toHaveAttribute('aria-invalid')
    await expect.element(group).not.toHaveAttribute('aria-required')
    expect(group.element().querySelectorAll('p, [id]:empty')).toHaveLength(0)
  })

  it('is large enough for a finger', async () => {
    const screen = await render(examples.unanswered)
    const label = screen.getByText('아니오').element().closest('label')
    expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
