import { Suspense, lazy, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Hydrated } from 'remote-kit'
import { DigitFields } from 'ui-kit'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { keepInput } from './keep-input.ts'

beforeAll(() => void keepInput())

const roots: Root[] = []
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})

/** Chromium itself, for pasted and composed text. */
const browser = cdp() as { send: (method: string, details: object) => Promise<unknown> }

const onSubmit = vi.fn<(form: object) => void>()

const boxes = [
  { label: '앞', length: 3 },
  { label: '뒤', length: 4 },
]

/** A form whose every field React controls, and the state of each in words. */
function Form() {
  const [state, setState] = useState({
    name: '',
    memo: '',
    bank: 'a',
    kind: 'one',
    agrees: false,
    presses: 0,
    digits: ['', ''],
  })
  // Like many a screen, it builds on the state of its last render.
  const set = (part: Partial<typeof state>) => setState({ ...state, ...part })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit(state)
      }}
    >
      <input aria-label="이름" value={state.name} onChange={event => set({ name: event.target.value })} />
      <textarea aria-label="메모" value={state.memo} onChange={event => set({ memo: event.target.value })} />
      <select aria-label="은행" value={state.bank} onChange={event => set({ bank: event.target.value })}>
        <option>a</option>
        <option>b</option>
      </select>
      {['one', 'two'].map(kind => (
        <label key={kind}>
          <input type="radio" name="kind" checked={state.kind === kind} onChange={() => set({ kind })} />{' '}
          {kind}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={state.agrees}
          onChange={event => set({ agrees: event.target.checked })}
        />
        동의
      </label>
      <DigitFields legend="번호" parts={boxes} values={state.digits} onChange={digits => set({ digits })} />
      <input aria-label="찾기" name="q" />
      <a href="#elsewhere">다른 곳</a>
      <button type="button" onClick={() => set({ presses: state.presses + 1 })}>
        더하기
      </button>
      <button type="submit">보내기</button>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

const parts = (
  <>
    <Form />
    <Hydrated part="main" />
  </>
)

/** Puts the form into the page as the origin serves it. */
function serve() {
  const form = renderToString(parts)
  document.body.innerHTML = `<div id="frame" data-first-view><main id="main">${form}</main></div>`
}

function hydrate() {
  const served = document.getElementById('main')
  if (!served) throw new Error('nothing is served')
  roots.push(hydrateRoot(served, parts))
}

const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}')
const answers = () => expect.poll(() => Object.keys(document.forms[0] ?? {}).join()).toContain('react')

it('text that was typed is the state of the form, with the focus and the caret where they were', async () => {
  serve()
  const field = page.getByRole('textbox', { name: '이름' })
  await field.click()
  await userEvent.keyboard('123')
  await userEvent.keyboard('{ArrowLeft}')
  hydrate()
  await expect.poll(state).toMatchObject({ name: '123' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.poll(state).toMatchObject({ name: '12x3' })
})

it('so are pasted and autofilled text, without an event of a key', async () => {
  serve()
  await page.getByRole('textbox', { name: '메모' }).click()
  await browser.send('Input.insertText', { text: '붙여넣은 글' })
  const name = page.getByRole('textbox', { name: '이름' }).element() as HTMLInputElement
  name.value = '홍길동'
  hydrate()
  await expect.poll(state).toMatchObject({ name: '홍길동', memo: '붙여넣은 글' })
})

it('digits that were typed in one go are in all their boxes', async () => {
  serve()
  await page.getByRole('textbox', { name: '앞' }).click()
  await userEvent.keyboard('12345')
  hydrate()
  await expect.poll(state).toMatchObject({ digits: ['123', '45'] })
  await userEvent.keyboard('67')
  await expect.poll(state).toMatchObject({ digits: ['123', '4567'] })
})

it('so are a radio, a checkbox and an option', async () => {
  serve()
  await page.getByRole('radio', { name: 'two' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('combobox').selectOptions('b')
  hydrate()
  await expect.poll(state).toMatchObject({ kind: 'two', agrees: true, bank: 'b' })
  await expect.element(page.getByRole('radio', { name: 'two' })).toBeChecked()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

it('a composition goes on, and ends in the state', async () => {
  serve()
  await page.getByRole('textbox', { name: '이름' }).click()
  await browser.send('Input.imeSetComposition', { text: '하', selectionStart: 1, selectionEnd: 1 })
  const ended = vi.fn<() => void>()
  document.addEventListener('compositionend', ended, { once: true })
  hydrate()
  await expect.poll(state).toMatchObject({ name: '하' })
  expect(ended).not.toHaveBeenCalled()
  await browser.send('Input.imeSetComposition', { text: '한', selectionStart: 1, selectionEnd: 1 })
  await browser.send('Input.insertText', { text: '한' })
  await expect.poll(state).toMatchObject({ name: '한' })
})

it('a field that React does not control keeps its text', async () => {
  serve()
  await page.getByRole('textbox', { name: '찾기' }).fill('서울')
  hydrate()
  await answers()
  await expect.element(page.getByRole('textbox', { name: '찾기' })).toHaveValue('서울')
})

it('a button that was pressed, however often, is pressed once', async () => {
  serve()
  const button = page.getByRole('button', { name: '더하기' })
  await button.click()
  await button.click()
  hydrate()
  await expect.poll(state).toMatchObject({ presses: 1 })
  await button.click()
  await expect.poll(state).toMatchObject({ presses: 2 })
})

it('a button that answers before its kept press is repeated is not pressed twice', async () => {
  serve()
  const button = page.getByRole('button', { name: '더하기' })
  await button.click()
  const press = () => (button.element() as HTMLElement).click()
  document.addEventListener('hydrated', () => queueMicrotask(press), { once: true })
  hydrate()
  await expect.poll(state).toMatchObject({ presses: 1 })
  await button.click()
  await expect.poll(state).toMatchObject({ presses: 2 })
})

it('a form that was sent by Enter is sent by React, with the text, and not by the browser', async () => {
  serve()
  await page.getByRole('textbox', { name: '이름' }).click()
  await userEvent.keyboard('홍길동{Enter}')
  hydrate()
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '홍길동' }))
  expect(location.search).not.toContain('q=')
})

it('a link works before', async () => {
  serve()
  await page.getByRole('link', { name: '다른 곳' }).click()
  expect(location.hash).toBe('#elsewhere')
})

it('the parts of a page answer one after the other', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Form }>()
  const Late = lazy(() => promise)
  const form = renderToString(
    <Suspense>
      <Form />
      <Hydrated part="main" />
    </Suspense>,
  )
  document.body.innerHTML = `<div id="frame" data-first-view><button>머리</button><main id="main">${form}</main></div>`
  const main = document.getElementById('main')
  if (!main) return
  roots.push(
    hydrateRoot(
      main,
      <Suspense>
        <Late />
        <Hydrated part="main" />
      </Suspense>,
    ),
  )
  await page.getByRole('textbox', { name: '이름' }).fill('홍길동')
  await page.getByRole('button', { name: '더하기' }).click()
  document.getElementById('frame')?.dispatchEvent(new Event('hydrated', { bubbles: true }))
  await expect.element(page.getByRole('textbox', { name: '이름' })).toHaveValue('홍길동')
  resolve({ default: Form })
  await expect.poll(state).toMatchObject({ name: '홍길동', presses: 1 })
})

it('a page that was not served keeps nothing', async () => {
  document.body.innerHTML = '<div id="frame"><main id="main"><button>누름</button></main></div>'
  const onPress = vi.fn<() => void>()
  document.querySelector('button')?.addEventListener('click', onPress)
  await page.getByRole('button').click()
  expect(onPress).toHaveBeenCalledOnce()
})

it('the page answers once its frame, its screen and its area are hydrated', async () => {
  document.body.innerHTML = `<div id="frame" data-first-view><main id="main"></main>
    <div id="areas"><div id="area-a" data-release="1"></div><div id="area-b"></div></div></div>`
  const answered = vi.fn<() => void>()
  void keepInput().then(answered)
  for (const id of ['main', 'frame', 'area-b', 'area-a']) {
    expect(answered).not.toHaveBeenCalled()
    document.getElementById(id)?.dispatchEvent(new Event('hydrated', { bubbles: true }))
    await Promise.resolve()
  }
  expect(answered).toHaveBeenCalledOnce()
})

it.each([
  ['an area without a view is drawn', '<div id="areas"><div id="area-a"></div></div>', 'area-a'],
  ['a page without an area is drawn', '<div id="areas" hidden><div id="area-a"></div></div>', 'main'],
])('the page answers once %s', async (_when, areas, last) => {
  document.body.innerHTML = `<div id="frame"><main id="main"></main>${areas}</div>`
  const answered = vi.fn<() => void>()
  void keepInput().then(answered)
  if (last !== 'main')
    document.getElementById('main')?.dispatchEvent(new Event('hydrated', { bubbles: true }))
  await Promise.resolve()
  expect(answered).not.toHaveBeenCalled()
  document.getElementById(last)?.dispatchEvent(new Event('hydrated', { bubbles: true }))
  await Promise.resolve()
  expect(answered).toHaveBeenCalledOnce()
})

it('a page whose area fails counts as answering three seconds after it has loaded', async () => {
  document.body.innerHTML = '<div id="frame"><main id="main"></main><div id="areas"></div></div>'
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answered = vi.fn<() => void>()
  void keepInput().then(answered)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledOnce()
})
