import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CaptionedImage } from './captioned-image.tsx'
import { examples } from './examples.tsx'

it('is a figure with its caption', async () => {
  const screen = await render(examples['that has arrived'])

  await expect.element(screen.getByRole('figure')).toHaveTextContent('택배 운송장')
  await expect.element(screen.getByRole('img', { name: '택배 운송장의 예', exact: true })).toBeVisible()
})

it('shows a message if it cannot be loaded, with its text alternative', async () => {
  const screen = await render(examples['that cannot be loaded'])

  await expect.element(screen.getByText('이미지를 불러올 수 없습니다.')).toBeVisible()
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('카드 영수증의 예 이미지를 불러올 수 없습니다.')
})

const farDown = (
  <div style={{ blockSize: '100px', overflow: 'auto' }}>
    <div style={{ blockSize: '2000px' }} />
    {examples['that has arrived']}
  </div>
)

it('is fetched when it is about to be seen, also in a box that scrolls', async () => {
  const screen = await render(farDown)
  const image = screen.getByRole('img', { name: '택배 운송장의 예' })
  const address = () => image.element().getAttribute('src')
  const before = address()
  await new Promise(requestAnimationFrame)
  expect(address()).toBe(before)
  expect(image.element().getBoundingClientRect().height).toBeGreaterThan(100)

  image.element().scrollIntoView()
  await expect.poll(address).not.toBe(before)
})

it('that was never about to be seen is not fetched once it is gone', async () => {
  const screen = await render(farDown)
  const image = screen.getByRole('img', { name: '택배 운송장의 예' }).element()
  const before = image.getAttribute('src')
  await screen.unmount()
  document.body.append(image)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(image.getAttribute('src')).toBe(before)
  image.remove()
})

it('tries again with another address', async () => {
  const props = { alt: '사진', failureText: '없음', width: 10, height: 10 }
  const screen = await render(<CaptionedImage src="data:image/png,none" {...props} />)
  await expect.element(screen.getByText('없음')).toBeVisible()

  await screen.rerender(
    <CaptionedImage src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" {...props} />,
  )
  await expect.element(screen.getByText('없음')).not.toBeInTheDocument()
})
