import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/text-field.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { DialogHost } from './dialog-host.tsx'
import { createDialogs } from './dialogs.ts'
import { examples } from './examples.tsx'

const dialog = page.getByRole('dialog')

function Opener({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const [isAsking, setAsking] = useState(false)
  function answer(isConfirmed: boolean) {
    setAsking(false)
    onClose(isConfirmed)
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        그만두기
      </button>
      {isAsking && (
        <MessageDialog
          message="처음 화면으로 돌아갑니다."
          confirmLabel="예"
          cancelLabel="아니오"
          onClose={answer}
        />
      )}
    </>
  )
}

async function openQuestion() {
  const onClose = vi.fn<(isConfirmed: boolean) => void>()
  await render(<Opener onClose={onClose} />)
  await page.getByRole('button', { name: '그만두기' }).click()
  return onClose
}

describe('a dialog', () => {
  it('is announced with its message, before the word that stands over it', async () => {
    await render(examples.alert)
    await expect.element(dialog).toHaveAccessibleName('폐업된 사업자등록번호입니다.')
  })

  it('locks the page behind it as long as it is open', async () => {
    const look = getComputedStyle(document.documentElement)
    const { unmount } = await render(examples.alert)

    expect(look.overflowY).toBe('hidden')
    await unmount()
    expect(look.overflowY).toBe('visible')
  })

  it('leaves the page where it was scrolled to, and as wide', async () => {
    await render(<div style={{ blockSize: '300vh' }}>긴 화면</div>)
    scrollTo(0, 500)
    const { clientWidth } = document.body
    const { unmount } = await render(examples.alert)

    expect(scrollY).toBe(500)
    expect(document.body.clientWidth).toBe(clientWidth)
    await unmount()
    expect(scrollY).toBe(500)
  })

  it('gives the focus back to what had it, even when it is taken away unanswered', async () => {
    const opener = await render(<button type="button">열기</button>)
    opener.getByRole('button').element().focus()
    const { unmount } = await render(examples.confirm)

    await expect.element(page.getByRole('button', { name: '아니오' })).toHaveFocus()
    await unmount()
    await expect.element(opener.getByRole('button')).toHaveFocus()
  })

  it('lets the second press of a double one reach nothing that lay under it, and every later press', async () => {
    const onPress = vi.fn<() => void>()
    const below = await render(
      <button type="button" onClick={onPress}>
        아래
      </button>,
    )
    const { unmount } = await render(examples.alert)
    await unmount()
    const button = below.getByRole('button', { name: '아래' })
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(onPress).not.toHaveBeenCalled()
    await button.dblClick()
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('shows its buttons however long its message is', async () => {
    await page.viewport(360, 640)
    await render(examples['alert longer than the window'])
    const { bottom } = page.getByRole('button').element().getBoundingClientRect()

    expect(bottom).toBeLessThanOrEqual(640)
    await page.viewport(1280, 800)
  })

  it('covers nothing with its cross in a low window', async () => {
    await page.viewport(640, 360)
    await render(
      <ContentDialog title="조회내역" onDismiss={() => {}}>
        <p>이용금액</p>
      </ContentDialog>,
    )
    const { bottom } = page.getByRole('button', { name: '닫기' }).element().getBoundingClientRect()
    expect(page.getByText('이용금액').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    await page.viewport(1280, 800)
  })

  it('leaves its buttons to be scrolled to where the window is too low for them and a message', async () => {
    await page.viewport(320, 256)
    await render(examples['alert longer than the window'])
    const seen = dialog.element().getBoundingClientRect().bottom
    expect(page.getByRole('button').element().getBoundingClientRect().top).toBeGreaterThan(seen)
    await page.viewport(1280, 800)
  })

  it('stays open in development mode, where effects run twice', async () => {
    const onClose = vi.fn<() => void>()
    await render(
      <StrictMode>
        <MessageDialog message="안내" onClose={onClose} />
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
    await render(<MessageDialog message="안내" onClose={onClose} />)

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
    const onClose = await openQuestion()

    await act()
    await expect.poll(() => onClose).toHaveBeenCalledExactlyOnceWith(answer)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '그만두기' })).toHaveFocus()
  })
})

describe('the host of the queue', () => {
  it('shows one dialog after the other', async () => {
    const dialogs = createDialogs()
    await render(<DialogHost dialogs={dialogs} />)
    const answers = Promise.all([dialogs.alert('첫째'), dialogs.confirm('둘째', { yes: '예', no: '아니오' })])

    await expect.element(dialog).toHaveAccessibleName('첫째')
    await page.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toHaveAccessibleName('둘째')
    await page.getByRole('button', { name: '예', exact: true }).click()

    await expect(answers).resolves.toEqual([undefined, true])
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('anything over the page', () => {
  const onDismiss = vi.fn<() => void>()
  const draw = (isBusy: boolean) => (
    <ContentDialog title="예시 보기" busy={isBusy} onDismiss={onDismiss}>
      <TextField label="메모" value="" onChange={() => {}} />
    </ContentDialog>
  )
  beforeEach(() => void onDismiss.mockClear())

  it('is read from its title on', async () => {
    await render(draw(false))
    await expect.element(page.getByRole('heading', { name: '예시 보기' })).toHaveFocus()
    await expect.element(dialog).toHaveAccessibleName('예시 보기')
  })

  it.each([
    { how: 'Escape', act: () => userEvent.keyboard('{Escape}') },
    { how: 'its cross', act: () => page.getByRole('button', { name: '닫기' }).click() },
  ])('is dismissed by $how', async ({ act }) => {
    await render(draw(false))
    await act()
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('stays when the user leaves a file chooser in it without a choice', async () => {
    await render(
      <ContentDialog title="서류" onDismiss={onDismiss}>
        <input type="file" aria-label="서류" />
      </ContentDialog>,
    )
    const input = page.getByLabelText('서류', { exact: true }).last().element()
    input.dispatchEvent(new Event('cancel', { bubbles: true }))
    expect(onDismiss).not.toHaveBeenCalled()
    await expect.element(dialog).toBeVisible()
  })

  it('stays, however often the user tries, while a call is under way', async () => {
    await render(draw(true))

    await page.getByRole('textbox').click()
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await page.getByRole('button', { name: '닫기' }).click({ force: true })

    await expect.element(dialog).toBeVisible()
    expect(onDismiss).not.toHaveBeenCalled()
  })
})

describe('what is opened through the host', () => {
  function Memo({ close }: { close: (memo: string) => void }) {
    const [memo, setMemo] = useState('')
    return (
      <ContentDialog
        title="메모"
        onDismiss={() => close('없음')}
        actions={
          <button type="button" onClick={() => close(memo)}>
            저장
          </button>
        }
      >
        <TextField label="내용" value={memo} onChange={setMemo} />
      </ContentDialog>
    )
  }

  it('resolves with its result, and gives the focus back', async () => {
    const dialogs = createDialogs()
    const opener = await render(<button type="button">열기</button>)
    await render(<DialogHost dialogs={dialogs} />)
    opener.getByRole('button').element().focus()

    const memo = dialogs.open(Memo)
    await page.getByRole('textbox').fill('배달')
    await page.getByRole('button', { name: '저장' }).click()

    await expect(memo).resolves.toBe('배달')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener.getByRole('button')).toHaveFocus()
  })

  it('steps back for what is urgent, and returns with what was typed in it', async () => {
    const dialogs = createDialogs()
    await render(<DialogHost dialogs={dialogs} />)
    const memo = dialogs.open(Memo)
    await page.getByRole('textbox').fill('배달')

    const urgent = dialogs.confirm('곧 끝납니다.', undefined, { urgent: true })
    await expect.element(dialog).toHaveAccessibleName('곧 끝납니다.')
    expect(dialog.elements()).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: '확인' })).toHaveFocus()
    await page.getByRole('button', { name: '확인' }).click()
    await expect(urgent).resolves.toBe(true)

    await expect.element(page.getByRole('textbox')).toHaveValue('배달')
    await userEvent.keyboard('{Escape}')
    await expect(memo).resolves.toBe('없음')
  })

  it('goes from the screen when it is called off', async () => {
    const dialogs = createDialogs()
    const moot = new AbortController()
    await render(<DialogHost dialogs={dialogs} />)
    const asked = dialogs.confirm('연장하시겠습니까?', undefined, { signal: moot.signal })
    await expect.element(dialog).toBeVisible()

    moot.abort()
    await expect(asked).resolves.toBe(false)
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
