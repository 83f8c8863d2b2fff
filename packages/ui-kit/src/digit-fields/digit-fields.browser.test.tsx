import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { paste } from '../../testing/paste.ts'
import { DigitFields } from './digit-fields.tsx'
import { examples } from './examples.tsx'

const boxes = page.getByRole('textbox')
const parts = [
  { label: '앞 3자리', length: 3 },
  { label: '가운데 2자리', length: 2 },
  { label: '뒤 5자리', length: 5 },
]

function inputs(): HTMLInputElement[] {
  return [...document.querySelectorAll('input')]
}

function values(): string[] {
  return inputs().map(({ value }) => value)
}

function caretIn(box: number) {
  return inputs()[box]?.selectionStart
}

function HeldAsOneText() {
  const [text, setText] = useState('-')
  return (
    <DigitFields
      legend="번호"
      parts={parts.slice(0, 2)}
      values={text.split('-')}
      onChange={numbers => setText(numbers.join('-'))}
    />
  )
}

describe('digit fields', () => {
  it('are one question with a label for each box, and take digits only, as many as fit', async () => {
    const screen = await render(examples.empty)

    await expect.element(screen.getByRole('group', { name: '사업자등록번호' })).toBeVisible()
    for (const [at, { label, length }] of parts.entries()) {
      await expect.element(boxes.nth(at)).toHaveAccessibleName(label)
      await expect.element(boxes.nth(at)).toHaveAttribute('maxlength', String(length))
      await expect.element(boxes.nth(at)).toHaveAttribute('inputmode', 'numeric')
    }
  })

  it('strip what is not a digit, and keep the caret where it was', async () => {
    await render(examples.empty)
    await userEvent.click(boxes.first())
    await userEvent.keyboard('ab1-2')
    expect(values()).toEqual(['12', '', ''])

    await userEvent.keyboard('{ArrowLeft}x')
    expect(caretIn(0)).toBe(1)
  })

  it('take a whole number typed in one go, and ignore what is too much', async () => {
    await render(examples.empty)
    await userEvent.click(boxes.first())
    await userEvent.keyboard('1234567890123')

    expect(values()).toEqual(['123', '45', '67890'])
    await expect.element(boxes.nth(2)).toHaveFocus()
  })

  it('do not move the focus when a full box is edited', async () => {
    await render(examples.filled)
    await userEvent.click(boxes.first())
    await userEvent.keyboard('{Home}{Delete}9')

    expect(values()).toEqual(['923', '45', '67890'])
    await expect.element(boxes.first()).toHaveFocus()
    expect(caretIn(0)).toBe(1)
  })

  it('go back on Backspace until everything is gone', async () => {
    await render(examples.filled)
    await userEvent.click(boxes.nth(2))
    await userEvent.keyboard('{End}{Backspace>10/}')

    expect(values()).toEqual(['', '', ''])
    await expect.element(boxes.first()).toHaveFocus()
  })

  it('are crossed with the arrow keys', async () => {
    await render(examples.filled)
    await userEvent.click(boxes.nth(1))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(boxes.first()).toHaveFocus()
    expect(caretIn(0)).toBe(3)

    await userEvent.keyboard('{ArrowRight}')
    await expect.element(boxes.nth(1)).toHaveFocus()
    expect(caretIn(1)).toBe(0)
  })

  it.each(['Shift', 'Control', 'Alt', 'Meta'])('leave an arrow with %s to the browser', async held => {
    await render(examples.filled)
    await userEvent.click(boxes.nth(1))
    await userEvent.keyboard(`{Home}{${held}>}{ArrowLeft}{/${held}}`)
    await expect.element(boxes.nth(1)).toHaveFocus()
  })

  it.each(['123-45-67890', '１２３ ４５ ６７８９０'])('take "%s" pasted into any box', async text => {
    await render(examples.empty)
    await userEvent.click(boxes.nth(1))
    await paste(text)

    expect(values()).toEqual(['123', '45', '67890'])
    await expect.element(boxes.nth(2)).toHaveFocus()
  })

  it('take what a script pastes, which comes without any other event', async () => {
    await render(examples.empty)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '123-45-67890')
    inputs()[1]?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )

    expect(values()).toEqual(['123', '45', '67890'])
  })

  it('leave the caret behind what was pasted, in the box where that ends', async () => {
    await render(examples.filled)
    await userEvent.click(boxes.nth(1))
    await userEvent.keyboard('{Home}')
    await paste('9-98')

    expect(values()).toEqual(['123', '99', '87890'])
    await expect.element(boxes.nth(2)).toHaveFocus()
    expect(caretIn(2)).toBe(1)
  })

  it('keep the caret where it was, also when nothing changes for the owner of the number', async () => {
    await render(<HeldAsOneText />)
    await userEvent.click(boxes.first())
    await userEvent.keyboard('12{ArrowLeft}x')

    expect(values()).toEqual(['12', ''])
    expect(caretIn(0)).toBe(1)
  })

  it('take a whole number that a phone keyboard puts in as one piece', async () => {
    await render(examples.empty)
    await userEvent.click(boxes.first())
    await cdp().send('Input.insertText', { text: '123-45-67890' })

    expect(values()).toEqual(['123', '45', '67890'])
  })

  it('report such a piece once, however often they were drawn', async () => {
    const onChange = vi.fn<(values: string[]) => void>()
    const draw = (first: string) => (
      <DigitFields legend="번호" parts={parts.slice(0, 2)} values={[first, '']} onChange={onChange} />
    )
    const { rerender } = await render(draw(''))
    await rerender(draw('1'))
    await userEvent.click(boxes.first())
    await userEvent.keyboard('{End}')
    await cdp().send('Input.insertText', { text: '23-45' })

    expect(onChange).toHaveBeenCalledExactlyOnceWith(['123', '45'])
  })

  it('let an input method finish, then keep its digits', async () => {
    await render(examples.empty)
    await userEvent.click(boxes.first())
    await cdp().send('Input.imeSetComposition', { text: '１２', selectionStart: 2, selectionEnd: 2 })
    expect(values()).toEqual(['１２', '', ''])

    await cdp().send('Input.insertText', { text: '１２' })
    await expect.poll(values).toEqual(['12', '', ''])
  })

  it('drop the letter of an input method when it is finished', async () => {
    await render(examples.filled)
    await userEvent.click(boxes.nth(1))
    await userEvent.keyboard('{End}{Backspace}')
    await cdp().send('Input.imeSetComposition', { text: 'ㅁ', selectionStart: 1, selectionEnd: 1 })
    await cdp().send('Input.insertText', { text: 'ㅁ' })

    await expect.poll(values).toEqual(['123', '4', '67890'])
  })
})

describe('a masked part', () => {
  const rear = boxes.nth(1)

  it('shows dots, is not for a store of passwords, and passes its digits to the caller only', async () => {
    await render(examples['with a masked part'])

    expect(getComputedStyle(rear.element()).getPropertyValue('-webkit-text-security')).toBe('disc')
    await expect.element(rear).toHaveAttribute('autocomplete', 'off')
    await expect.element(rear).toHaveAttribute('type', 'text')
    expect(values()).toEqual(['900101', '1234567'])
  })

  it('is reached by typing the part before it, and takes a whole number too', async () => {
    await render(examples['with a masked part'])
    await userEvent.click(boxes.first())
    await userEvent.keyboard('{End}{Backspace}2')
    await expect.element(rear).toHaveFocus()

    await userEvent.click(rear)
    await paste('880202-2345678')
    expect(values()).toEqual(['880202', '2345678'])
  })
})

it('cannot be changed when they are locked, but reached', async () => {
  await render(examples.locked)
  await userEvent.click(boxes.nth(1))
  await paste('880202-2345678')
  await userEvent.keyboard('9{Backspace}')

  expect(values()).toEqual(['900101', '1234567'])
  await expect.element(boxes.nth(1)).toHaveFocus()
})

describe('a problem with digit fields', () => {
  const message = '사업자등록번호를 모두 입력해주세요.'

  function Form() {
    const [numbers, setNumbers] = useState(['123', '4', ''])
    const [problem, setProblem] = useState<{ message: string }>()
    return (
      <form action={() => setProblem({ message })}>
        <DigitFields legend="번호" parts={parts} values={numbers} onChange={setNumbers} problem={problem} />
        <button type="submit">확인</button>
      </form>
    )
  }

  it('stands beside them, belongs to the boxes in need, and takes the focus to the first of these', async () => {
    await render(examples.incomplete)

    await expect.element(boxes.nth(1)).toHaveFocus()
    await expect.element(boxes.nth(1)).toHaveAccessibleDescription(message)
    await expect.element(boxes.nth(0)).not.toHaveAttribute('aria-invalid')
    await expect.element(boxes.nth(1)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription(message)
  })

  it('takes the focus again after each attempt, and nothing typed is lost', async () => {
    await render(<Form />)
    const button = page.getByRole('button', { name: '확인' })

    await button.click()
    await expect.element(boxes.nth(1)).toHaveFocus()
    await userEvent.keyboard('{End}5')
    await button.click()

    await expect.element(boxes.nth(2)).toHaveFocus()
    expect(values()).toEqual(['123', '45', ''])
  })
})
