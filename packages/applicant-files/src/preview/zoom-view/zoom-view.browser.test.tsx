import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

it('grows under two fingers', async () => {
  const frame = region.element()
  const fingers = (gap: number) =>
    [0, gap].map((clientX, identifier) => new Touch({ identifier, target: frame, clientX, clientY: 0 }))
  const touch = (type: string, touches: Touch[]) =>
    frame.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }))
  touch('touchstart', fingers(100))
  expect(touch('touchmove', fingers(200))).toBe(false)
  await expect.element(page.getByText('200%')).toBeVisible()
})
