import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogHost } from './dialog-host.tsx'
import { createDialogs } from './dialogs.ts'
import { examples } from './examples.tsx'

const dialog = page.getByRole('dialog')

function Opener({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const [isAsking, setAsking] = useState(false)
  function answer(isConfirmed: boolean) {
    setAsking(false)
    onAnswer(isConfirmed)
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        그만두기
      </button>
      {isAsking && (
        <ConfirmDialog
          message="처음 화면으로 돌아갑니다."
          confirmLabel="예"
          cancelLabel="아니오"
          onAnswer={answer}
        />
      )}
    </>
  )
}

async function openQuestion() {
  const onAnswer = vi.fn<(isConfirmed: boolean) => void>()
  await render(<Opener onAnswer={onAnswer} />)
  await page.getByRole('button', { name: '그만두기' }).click()
  return onAnswer
}

describe('a dialog', () => {
  expectAccessible(examples)

  it('is announced with its title and its message', async () => {
    await render(examples.alert)
    await expect.element(dialog).toHaveAccessibleName('알림')
    await expect.element(dialog).toHaveAccessibleDescription('폐업된 사업자등록번호입니다.')
  })

  it('locks the page behind it as long as it is open', async () => {
    const look = getComputedStyle(document.documentElement)
    const { unmount } = await render(examples.alert)

    expect(look.overflowY).toBe('hidden')
    await unmount()
    expect(look.overflowY).toBe('visible')
  })

  it('gives the focus back to what had it, even when it is taken away unanswered', async () => {
    const opener = await render(<button type="button">열기</button>)
    opener.getByRole('button').element().focus()
    const { unmount } = await render(examples.confirm)

    await expect.element(page.getByRole('button', { name: '아니오' })).toHaveFocus()
    await unmount()
    await expect.element(opener.getByRole('button')).toHaveFocus()
  })

  it('shows its buttons however long its message is', async () => {
    await page.viewport(360, 640)
    await render(examples['alert longer than the window'])
    const { bottom } = page.getByRole('button').element().getBoundingClientRect()

    expect(bottom).toBeLessThanOrEqual(640)
    await page.viewport(1280, 800)
  })

  it('stays open in development mode, where effects run twice', async () => {
    const onClose = vi.fn<() => void>()
    await render(
      <StrictMode>
        <AlertDialog message="안내" onClose={onClose} />
      </StrictMode>,
    )
    await new Promise(requestAnimationFrame)
    await expect.element(dialog).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  it.each(['{Enter}', '{Escape}'])('is done with after %s', async key => {
    const onClose = vi.fn<() => void>()
    await render(<AlertDialog message="안내" onClose={onClose} />)

    await userEvent.keyboard(key)
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })
})

describe('a question', () => {
  it.each([
    {
      how: 'its yes',
      act: () => page.getByRole('button', { name: '예', exact: true }).click(),
      answer: true,
    },
    { how: 'its no', act: () => page.getByRole('button', { name: '아니오' }).click(), answer: false },
    { how: 'Escape, which counts as no', act: () => userEvent.keyboard('{Escape}'), answer: false },
    { how: 'Enter at once, which changes nothing', act: () => userEvent.keyboard('{Enter}'), answer: false },
  ])('is answered by $how; the focus goes back to where it was', async ({ act, answer }) => {
    const onAnswer = await openQuestion()

    await act()
    await expect.poll(() => onAnswer).toHaveBeenCalledExactlyOnceWith(answer)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '그만두기' })).toHaveFocus()
  })
})

describe('the host of the queue', () => {
  it('shows one dialog after the other', async () => {
    const dialogs = createDialogs()
    await render(<DialogHost dialogs={dialogs} />)
    const answers = Promise.all([dialogs.alert('첫째'), dialogs.confirm('둘째', { yes: '예', no: '아니오' })])

    await expect.element(dialog).toHaveAccessibleDescription('첫째')
    await page.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toHaveAccessibleDescription('둘째')
    await page.getByRole('button', { name: '예', exact: true }).click()

    await expect(answers).resolves.toEqual([undefined, true])
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
