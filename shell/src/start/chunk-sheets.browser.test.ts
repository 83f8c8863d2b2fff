import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doWithoutChunkSheets } from './chunk-sheets.ts'

const ADDRESS = `${location.origin}/remotes/mfe-x/1/assets/1.css`

doWithoutChunkSheets()
beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  for (const sheet of sheets()) sheet.remove()
})

/** Adds a style sheet as the runtime of Rspack does. The request itself is left out. */
function loadSheet() {
  const onEnd = vi.fn<(type: string) => void>()
  const sheet = document.createElement('link')
  sheet.setAttribute('data-rspack', 'mfe_x:chunk-1')
  sheet.setAttribute('data-rspack-loading', '1')
  sheet.rel = 'stylesheet'
  sheet.type = 'not/requested'
  sheet.href = ADDRESS
  sheet.addEventListener('load', end)
  sheet.addEventListener('error', end)
  document.head.append(sheet)
  return { sheet, onEnd }

  function end({ type }: Event): void {
    sheet.removeAttribute('data-rspack-loading')
    onEnd(type)
  }
}

function sheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[href^="${ADDRESS}"]`)]
}

const fail = (sheet: HTMLLinkElement | undefined) => sheet?.dispatchEvent(new Event('error'))

it('a style sheet that fails counts as loaded, and is requested again after longer and longer pauses', async () => {
  const { sheet, onEnd } = loadSheet()
  fail(sheet)
  expect(onEnd.mock.calls).toEqual([['load']])
  for (const [retry, pause] of [0, 3000, 9000, 27_000].entries()) {
    await vi.advanceTimersByTimeAsync(pause)
    expect(sheets().map(({ href }) => href)).toEqual([ADDRESS, `${ADDRESS}?retry=${retry + 1}`])
    fail(sheets()[1])
  }
  await vi.runAllTimersAsync()
  expect(sheets()).toEqual([sheet])
})

it('one that never arrives counts as loaded after three seconds, and is requested under another address', async () => {
  const { onEnd } = loadSheet()
  await vi.advanceTimersByTimeAsync(2999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(onEnd.mock.calls).toEqual([['load']])
  expect(sheets()).toHaveLength(2)
})

it('one that arrives is left alone, and so is one of a release that is gone', async () => {
  const arrived = loadSheet()
  arrived.sheet.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sheets()).toEqual([arrived.sheet])

  const gone = loadSheet()
  fail(gone.sheet)
  gone.sheet.remove()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sheets()).toEqual([arrived.sheet])
})
