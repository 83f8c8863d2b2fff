import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusField } from '../field/focus-field.ts'
import type { ChosenFile } from './chosen-file.ts'
import { examples } from './examples.tsx'
import { FileDrop } from './file-drop.tsx'

const choose = page.getByRole('button', { name: '증빙서류 파일 선택' })
const input = () => document.querySelector('input[type=file]') as HTMLInputElement
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(row => row.querySelector('span + div span')?.textContent)

function files(...fileNames: string[]): File[] {
  return fileNames.map(name => new File(['내용'], name, { type: 'image/png' }))
}

function dropped(...fileNames: string[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files(...fileNames)) dataTransfer.items.add(file)
  const zone = choose.element().parentElement
  zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

function picture(): Blob {
  return new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })
}

function rowWith(content: ChosenFile['content']) {
  const file: ChosenFile = { id: 'a', name: 'a', state: { kind: 'chosen' }, content }
  return <FileDrop label="증빙서류" files={[file]} limit={10} onAdd={() => {}} onRemove={() => {}} />
}

afterEach(() => vi.restoreAllMocks())

describe('a file drop', () => {
  it('opens the chooser of the browser by its button, with the keyboard too', async () => {
    const opened = vi.fn<() => void>()
    await render(examples.empty)
    input().addEventListener('click', event => {
      event.preventDefault()
      opened()
    })

    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(choose).toHaveFocus()
    expect(opened).toHaveBeenCalledOnce()
  })

  it('takes files that were chosen, the same again too, and counts them', async () => {
    await render(examples.empty)
    await userEvent.upload(input(), files('가.png', '나.png'))
    await expect.poll(names).toEqual(['가.png', '나.png'])
    await expect.element(page.getByText('2개 / 10개')).toBeVisible()
    expect(input().value).toBe('')
  })

  it('takes files that are dropped on it', async () => {
    await render(examples.empty)
    dropped('다.png')
    await expect.poll(names).toEqual(['다.png'])
  })

  it('is marked while something is held over it', async () => {
    await render(examples.empty)
    const marked = () => document.querySelectorAll('[data-dragging=true]').length
    const happens = (type: string) =>
      choose.element().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true }))
    happens('dragover')
    await expect.poll(marked).toBe(1)
    happens('dragleave')
    await expect.poll(marked).toBe(0)
  })

  it('refuses both while it takes nothing, and says why', async () => {
    const onAdd = vi.fn<() => void>()
    const nothing = { files: [], limit: 10, onAdd, onRemove: () => {} }
    await render(<FileDrop label="증빙서류" disabledReason="의견을 먼저 입력해주세요." camera {...nothing} />)
    const buttons = [...document.querySelectorAll('button')]
    expect(buttons.map(button => [button.textContent, button.ariaDisabled])).toEqual([
      ['증빙서류 파일 선택', 'true'],
      ['증빙서류 사진 찍기', 'true'],
    ])

    dropped('다.png')
    await expect.element(choose).toHaveAttribute('aria-disabled', 'true')
    await expect.element(choose).toHaveAccessibleDescription('의견을 먼저 입력해주세요.')
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('shows the state of each file in words', async () => {
    await render(examples['files in every state'])
    const rows = page.getByRole('listitem')

    await expect.element(rows.nth(0)).toMatchTextContent(/완료/)
    await expect.element(rows.nth(1)).toMatchTextContent(/올리는 중 42%/)
    await expect.element(rows.nth(2)).toMatchTextContent(/실패: 파일이 손상되어 열 수 없습니다\./)
    await expect.element(rows.nth(3)).toMatchTextContent(/대기 중/)
  })

  it('shows a running transfer, and a refused file', async () => {
    await render(examples['files on their way'])
    const rows = page.getByRole('listitem')
    const said = [
      '올리기 전',
      '준비 중',
      '올린 파일 확인 중',
      '내용이 없는 파일 (0바이트)',
      /올릴 수 없음: 지원하지/,
    ]
    for (const [place, words] of said.entries())
      await expect.element(rows.nth(place)).toMatchTextContent(words)
    expect(page.getByRole('button', { name: /다시 시도/ }).elements()).toEqual([])
  })

  it('speaks with one voice however many files there are', async () => {
    await render(examples['files in every state'])
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/완료/)
    const voices = page.getByRole('listitem').getByRole('status').elements()
    expect(voices.filter(({ textContent }) => textContent !== '')).toEqual([])
  })

  it('lets a file be looked at, in a window of its own where it has an address', async () => {
    await render(examples['files in every state'])
    await expect.element(page.getByRole('button', { name: '택배 운송장 5월.jpg 크게 보기' })).toBeVisible()
    const link = page.getByRole('link', { name: /pdf 크게 보기 \(새 창 열림\)/ })
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it('asks for a small picture only when its row comes into view', async () => {
    const asked = vi.fn<() => Promise<Blob | null>>(async () => picture())
    const rows = ['a', 'b'].map((name): ChosenFile => ({
      id: name,
      name,
      state: { kind: 'chosen' },
      content: asked,
    }))
    const nothing = { limit: 10, onAdd: () => {}, onRemove: () => {} }
    const { container } = await render(
      <>
        <FileDrop label="위" files={rows.slice(0, 1)} {...nothing} />
        <div style={{ blockSize: '300vh' }} />
        <FileDrop label="아래" files={rows.slice(1)} {...nothing} />
      </>,
    )
    await expect.poll(() => container.querySelectorAll('li img')).toHaveLength(1)
    expect(asked).toHaveBeenCalledOnce()
    page.getByRole('listitem').nth(1).element().scrollIntoView()
    await expect.poll(() => asked.mock.calls.length).toBe(2)
  })

  it('asks for no picture that another has replaced before its row was seen', async () => {
    const [replaced, asked] = [vi.fn(async () => picture()), vi.fn(async () => picture())]
    const draw = (content: ChosenFile['content']) => (
      <>
        <div style={{ blockSize: '300vh' }} />
        {rowWith(content)}
      </>
    )
    const { rerender } = await render(draw(replaced))
    await rerender(draw(asked))
    page.getByRole('listitem').element().scrollIntoView()
    await expect.poll(() => asked).toHaveBeenCalledOnce()
    expect(replaced).not.toHaveBeenCalled()
  })

  it('keeps its small picture when the one that it replaced is made at last', async () => {
    const late = Promise.withResolvers<Blob>()
    const [replaced, made] = [vi.fn(() => late.promise), async () => picture()]
    const { container, rerender } = await render(rowWith(replaced))
    await expect.poll(() => replaced).toHaveBeenCalledOnce()
    await rerender(rowWith(made))
    const address = () => container.querySelector('img')?.src
    await expect.poll(address).toMatch(/^blob:/)
    const before = address()
    late.resolve(picture())
    await late.promise
    await rerender(rowWith(made))
    expect(address()).toBe(before)
  })

  it('offers the camera where the device is touched only', async () => {
    await render(examples.empty)
    const camera = document.querySelector<HTMLInputElement>('input[capture]')
    expect(camera).toMatchObject({ accept: 'image/*', multiple: false })
    expect(camera?.parentElement?.textContent).toBe('증빙서류 사진 찍기')
    expect(camera?.parentElement?.checkVisibility()).toBe(matchMedia('(pointer: coarse)').matches)
  })

  it('takes a file away by a button of its name, and keeps the focus at hand', async () => {
    await render(examples['files in every state'])
    await page.getByRole('button', { name: '배달장부.xlsx 삭제' }).click()

    await expect.element(page.getByText('3개 / 10개')).toBeVisible()
    await expect.element(choose).toHaveFocus()
  })

  it('tries a failed one again', async () => {
    await render(examples['files in every state'])
    await page.getByRole('button', { name: '카드 영수증.png 다시 시도' }).click()
    await expect.element(page.getByRole('listitem').nth(2)).toMatchTextContent(/완료/)
  })

  it('shows pictures small, and gives their memory back', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { container, unmount } = await render(examples['files in every state'])

    await expect.poll(() => container.querySelectorAll('img')).toHaveLength(1)
    const address = container.querySelector('img')?.src
    await unmount()
    expect(revoke).toHaveBeenCalledWith(address)
  })

  it('gives back the memory of what its window would show', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = await render(examples['files in every state'])

    const link = page.getByRole('link', { name: /pdf 크게 보기/ })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
    const address = link.element().getAttribute('href')
    await unmount()
    expect(revoke).toHaveBeenCalledWith(address)
  })

  it('is reached from the summary of all problems', async () => {
    await render(
      <FileDrop id="files" label="증빙서류" files={[]} limit={10} onAdd={() => {}} onRemove={() => {}} />,
    )
    focusField('files')
    await expect.element(choose).toHaveFocus()
  })
})

describe('a file slot', () => {
  it('holds one document, which another takes the place of', async () => {
    await render(examples['an empty slot'])
    await expect.element(page.getByText('선택한 파일이 없습니다.')).toBeVisible()

    await userEvent.upload(input(), files('등록증.png'))
    await expect.element(page.getByText('등록증.png', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('첨부됨')).toHaveRole('status')
    await userEvent.upload(input(), files('새 등록증.png'))
    await expect.element(page.getByRole('button', { name: '새 등록증.png 삭제' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '사업자등록증 다른 파일 선택' })).toBeVisible()
    expect(page.getByRole('button', { name: /삭제$/ }).elements()).toHaveLength(1)
  })

  it('has its problem tied to its button', async () => {
    await render(examples['a slot with a problem'])
    await expect
      .element(page.getByRole('button', { name: '사업자등록증 파일 선택' }))
      .toHaveAccessibleDescription('사업자등록증을 등록해주세요.')
  })
})
