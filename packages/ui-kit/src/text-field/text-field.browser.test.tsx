import { describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'
import { paste } from '../../testing/paste.ts'
import { TextField } from './text-field.tsx'

it('is named by its label, and says in words that it must be filled in', async () => {
  const screen = await render(examples['that must be filled in'])
  const field = screen.getByRole('textbox', { name: '예금주 (필수)', exact: true })

  await expect.element(field).toHaveAttribute('aria-required', 'true')
  await expect.element(field).toHaveAttribute('maxlength', '20')
  await expect.element(field).not.toHaveAttribute('required')
})

it('reports the typed text', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const screen = await render(<TextField label="상호명" value="가" onChange={value => onChange(value)} />)

  await screen.getByRole('textbox').fill('가게')
  expect(onChange).toHaveBeenLastCalledWith('가게')
})

it('is described by its unit, right after the value, and by its help', async () => {
  const screen = await render(<TextField label="건수" hint="한 달" unit="건" value="" onChange={() => {}} />)
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('건 한 달')
})

it('shows its problem and the refused value as its own', async () => {
  const screen = await render(examples['emptied after a refusal'])
  const field = screen.getByRole('textbox')

  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('건 100건까지 입력할 수 있습니다. 입력한 값: 240')
})

it('can be reached and read, but not changed, when it is locked', async () => {
  const screen = await render(examples.locked)
  await userEvent.keyboard('{Tab}9')

  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await expect.element(screen.getByRole('textbox')).toHaveValue('110-123-456789')
})

it('takes the focus with a press on its label', async () => {
  const screen = await render(examples['with help'])
  await screen.getByText('상호명').click()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
})

describe('a field with a limit', () => {
  const pasted = async (text: string) => {
    const screen = await render(examples['that must be filled in'])
    await screen.getByRole('textbox').click()
    await paste(text)
    return { field: screen.getByRole('textbox'), note: screen.getByRole('status') }
  }

  it('says how much of a pasted text was cut, until something is typed', async () => {
    const { field, note } = await pasted('가'.repeat(23))
    await expect.element(field).toHaveValue('가'.repeat(20))
    await expect.element(note).toHaveTextContent('글자 수를 넘어 뒤의 3자가 잘렸습니다.')

    await userEvent.keyboard('{Backspace}')
    await expect.element(note).toBeEmptyDOMElement()
  })

  it('says nothing about a text that fits in place of the selected one', async () => {
    const { field, note } = await pasted('나'.repeat(20))
    await userEvent.keyboard('{Control>}a{/Control}')
    await paste('나'.repeat(20))
    await expect.element(field).toHaveValue('나'.repeat(20))
    await expect.element(note).toBeEmptyDOMElement()
  })

  it('says nothing while it is locked', async () => {
    const screen = await render(
      <TextField label="상호명" value="가게" maxLength={3} locked onChange={() => {}} />,
    )
    await screen.getByRole('textbox', { name: '상호명' }).click()
    await paste('다'.repeat(23))
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('a field that formats', () => {
  const drawn = async () => {
    const screen = await render(examples['that formats what is typed'])
    const field = screen.getByRole('textbox')
    await field.click()
    return { field, input: field.element() as HTMLInputElement }
  }

  it('does so while it is typed, and keeps the caret in its place', async () => {
    const { field, input } = await drawn()
    await userEvent.keyboard('12{ArrowLeft}-3')
    await expect.element(field).toHaveValue('132')
    expect(input.selectionStart).toBe(2)
  })

  it('hands on what was typed beside what became of it', async () => {
    const onChange = vi.fn<(value: string, typed: string) => void>()
    const format = (typed: string) => typed.slice(0, 2)
    const screen = await render(<TextField label="은행" value="" format={format} onChange={onChange} />)
    await screen.getByRole('textbox').fill('12345')
    expect(onChange).toHaveBeenLastCalledWith('12', '12345')
  })

  it('leaves alone what an input method is still composing', async () => {
    const { field } = await drawn()
    await cdp().send('Input.imeSetComposition', { text: 'ㄱ', selectionStart: 1, selectionEnd: 1 })
    await expect.element(field).toHaveValue('ㄱ')
    await cdp().send('Input.insertText', { text: '가' })
    await expect.element(field).toHaveValue('')
  })
})
