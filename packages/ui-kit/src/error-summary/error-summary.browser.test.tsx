import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { DigitFields } from '../digit-fields/digit-fields.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { examples } from './examples.tsx'
import { useErrorTitle } from './use-error-title.ts'

const problems = [
  { fieldId: 'number', message: '사업자등록번호를 모두 입력해주세요.' },
  { fieldId: 'question', message: '질문에 답해주세요.' },
  { fieldId: 'name', message: '예금주를 입력해주세요.' },
]

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary key={attempt} problems={problems} />
      <DigitFields
        id="number"
        legend="사업자등록번호"
        parts={[
          { label: '앞', length: 3 },
          { label: '뒤', length: 2 },
        ]}
        values={['123', '']}
        onChange={() => {}}
        problem={problem}
      />
      <RadioGroup id="question" legend="질문" name="question" options={yesNo} value="N" onChange={() => {}} />
      <input id="name" aria-label="예금주" />
    </>
  )
}

const problem = { message: '사업자등록번호를 모두 입력해주세요.' }
const yesNo = [
  { value: 'Y', label: '예' },
  { value: 'N', label: '아니오' },
] as const

describe('an error summary', () => {
  it('takes the focus when it appears, and is named by its title', async () => {
    const screen = await render(examples['own title'])
    await expect.element(screen.getByRole('region', { name: '모든 항목을 선택해주세요.' })).toHaveFocus()
  })

  it('takes the focus again for a new attempt, and not in between', async () => {
    const screen = await render(<Form attempt={1} />)
    const summary = screen.getByRole('region', { name: '입력한 내용을 확인해주세요.' })

    screen.getByRole('textbox', { name: '예금주' }).element().focus()
    await screen.rerender(<Form attempt={1} />)
    await expect.element(screen.getByRole('textbox', { name: '예금주' })).toHaveFocus()

    await screen.rerender(<Form attempt={2} />)
    await expect.element(summary).toHaveFocus()
  })

  it.each([
    {
      to: 'the box that is not full',
      link: '사업자등록번호를 모두 입력해주세요.',
      role: 'textbox',
      name: '뒤',
    },
    { to: 'the chosen answer', link: '질문에 답해주세요.', role: 'radio', name: '아니오' },
    { to: 'a single field', link: '예금주를 입력해주세요.', role: 'textbox', name: '예금주' },
  ])('leads to $to, and leaves the address alone', async ({ link, role, name }) => {
    const screen = await render(<Form attempt={1} />)

    await screen.getByRole('link', { name: link }).click()
    await expect.element(screen.getByRole(role, { name })).toHaveFocus()
    expect(location.hash).toBe('')
  })
})

function Titled({ hasProblems }: { hasProblems: boolean }) {
  useErrorTitle(hasProblems)
  return null
}

describe('the title of a page', () => {
  it('begins with the word for an error while something is wrong', async () => {
    document.title = '신청서 작성'
    const screen = await render(<Titled hasProblems />)
    expect(document.title).toBe('오류: 신청서 작성')
    await screen.rerender(<Titled hasProblems={false} />)
    expect(document.title).toBe('신청서 작성')
  })

  it('stays that of another page that was opened meanwhile', async () => {
    const screen = await render(<Titled hasProblems />)
    document.title = '신청결과'
    await screen.unmount()
    expect(document.title).toBe('신청결과')
  })
})
