import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ZoomView } from './zoom-view.tsx'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360"/>'
const PICTURE = `data:image/svg+xml,${encodeURIComponent(SVG)}`

const region = page.getByRole('region', { name: '택배 운송장.jpg' })
const larger = page.getByRole('button', { name: '확대' })
const smaller = page.getByRole('button', { name: '축소' })
const width = () => page.getByRole('img').element().getBoundingClientRect().width
const roomFor = () => region.element().clientWidth

beforeEach(async () => {
  await render(
    <ZoomView label="택배 운송장.jpg">
      <img src={PICTURE} alt="택배 운송장.jpg" width={600} height={360} />
    </ZoomView>,
  )
})
afterEach(() => vi.restoreAllMocks())

it('fits at first, and grows and shrinks by its buttons', async () => {
  expect(width()).toBeCloseTo(roomFor(), 0)
  await larger.click()
  await expect.element(page.getByRole('status').filter({ hasText: '150%' })).toBeVisible()
  expect(width()).toBeCloseTo(roomFor() * 1.5, 0)
  await smaller.click()
  expect(width()).toBeCloseTo(roomFor(), 0)
})

it('stays at its largest, and keeps the focus', async () => {
  for (let press = 0; press < 6; press += 1) await larger.click()
  await expect.element(page.getByText('400%')).toBeVisible()
  await expect.element(larger).toHaveFocus()
})

it('listens to keys, and is scrolled by them', async () => {
  ;(region.element() as HTMLElement).focus()
  await userEvent.keyboard('++')
  await expect.element(page.getByText('200%')).toBeVisible()
  const before = region.element().scrollLeft
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(before)
  await userEvent.keyboard('0')
  await expect.element(page.getByText('100%')).toBeVisible()
})

it('keeps the middle in the middle', async () => {
  await larger.click()
  const frame = region.element()
  expect(frame.scrollLeft + frame.clientWidth / 2).toBeCloseTo(frame.scrollWidth / 2, -1)
})

describe('fingers', () => {
  /** Touches the frame at these places; returns whether the browser may scroll. */
  function touch(type: string, ...places: [x: number, y: number][]): boolean {
    const target = region.element()
    const touches = places.map(
      ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
    )
    return target.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }))
  }

  it('that move apart enlarge, by any direction and from the present size', async () => {
    touch('touchstart', [0, 0], [100, 0])
    expect(touch('touchmove', [0, 0], [200, 0])).toBe(false)
    await expect.element(page.getByText('200%')).toBeVisible()
    touch('touchend')
    touch('touchstart', [30, 0], [30, 40])
    touch('touchmove', [0, 30], [30, 70])
    await expect.element(page.getByText('250%')).toBeVisible()
    touch('touchmove', [0, 0], [900, 0])
    await expect.element(page.getByText('400%')).toBeVisible()
  })

  it('are two: one scrolls, and so does the one that is left', async () => {
    touch('touchstart', [0, 0])
    expect(touch('touchmove', [90, 0])).toBe(true)
    touch('touchstart', [0, 0], [100, 0])
    touch('touchend', [0, 0])
    expect(touch('touchmove', [90, 0])).toBe(true)
    await expect.element(page.getByText('100%')).toBeVisible()
  })

  it('do nothing to a frame that is gone', async () => {
    const frame = region.element()
    touch('touchstart', [0, 0], [100, 0])
    await cleanup()
    const move = new TouchEvent('touchmove', { cancelable: true })
    expect(frame.dispatchEvent(move)).toBe(true)
  })

  it.each(['touchstart', 'touchend'])('are not counted at the %s of a frame that is gone', async type => {
    const frame = region.element()
    await cleanup()
    const event = new TouchEvent(type)
    const count = vi.spyOn(event, 'touches', 'get')
    frame.dispatchEvent(event)
    expect(count).not.toHaveBeenCalled()
  })
})
