import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDrawing } from './drawn.ts'

const outcomes = { drawn: vi.fn<() => void>(), nothing: vi.fn<() => void>() }
const outcome = () => [outcomes.drawn.mock.calls.length, outcomes.nothing.mock.calls.length]

let place: HTMLElement
let end: () => void

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  place = document.body.appendChild(document.createElement('div'))
  end = watchDrawing(place, outcomes)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Draws this markup. Resolves once the browser has reported the size. */
async function draw(markup: string): Promise<void> {
  place.innerHTML = markup
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

it.each(['안내', '<img alt="" height="10" src="data:,">'])('%s is drawn, once', async markup => {
  await draw(markup)
  await draw(`${markup}<p>더</p>`)
  expect(outcome()).toEqual([1, 0])
})

it('an area that draws nothing for six seconds has failed, once', () => {
  vi.advanceTimersByTime(5_999)
  expect(outcome()).toEqual([0, 0])
  vi.advanceTimersByTime(1)
  expect(outcome()).toEqual([0, 1])
  vi.advanceTimersByTime(20_000)
  expect(outcome()).toEqual([0, 1])
})

it('an area whose empty place changes its size has failed once', async () => {
  for (const width of ['20px', '30px']) {
    place.style.width = width
    await draw('')
  }
  vi.advanceTimersByTime(20_000)
  expect(outcome()).toEqual([0, 1])
})

it('an area that empties its place has six seconds from then on', async () => {
  vi.advanceTimersByTime(3_000)
  await draw('안내')
  vi.advanceTimersByTime(1_000)
  await draw('')
  vi.advanceTimersByTime(5_999)
  expect(outcome()).toEqual([1, 0])
  vi.advanceTimersByTime(1)
  expect(outcome()).toEqual([1, 1])
})

it('a dialog explains the empty place of an area that was drawn, for as long as it is open', async () => {
  await draw('안내')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await draw('')
  vi.advanceTimersByTime(20_000)
  expect(outcome()).toEqual([1, 0])
  dialog.close()
  vi.advanceTimersByTime(6_000)
  expect(outcome()).toEqual([1, 1])
})

it('a dialog explains no place in which nothing was ever drawn', () => {
  document.body.appendChild(document.createElement('dialog')).showModal()
  vi.advanceTimersByTime(6_000)
  expect(outcome()).toEqual([0, 1])
})

it('nothing is reported after the end', async () => {
  end()
  expect(vi.getTimerCount()).toBe(0)
  await draw('안내')
  expect(outcome()).toEqual([0, 0])
})
