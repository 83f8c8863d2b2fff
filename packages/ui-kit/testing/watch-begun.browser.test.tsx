import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as drops } from '../src/file-drop/examples.tsx'
import { examples as tooltips } from '../src/tooltip/examples.tsx'
import { watchBegun } from './watch-begun.ts'

function watched(): () => string[] {
  const { left, end } = watchBegun()
  onTestFinished(end)
  return left
}

it('names the listeners of a part, and their source, until it is removed', async () => {
  const left = watched()
  const { unmount } = await render(tooltips['on a button of one word'])
  await page.getByRole('button').hover()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  const types = ['keydown', 'pointerdown', 'scroll']
  const named = (type: string) =>
    new RegExp(`^a listener of ${type} of .*ui-kit/src/tooltip/tooltip\\.tsx:\\d+$`)
  expect(left()).toEqual(types.map(type => expect.stringMatching(named(type))))
  await unmount()
  expect(left()).toEqual([])
})

it('names the addresses of pictures until they are given back', async () => {
  const left = watched()
  const { unmount } = await render(drops['files in every state'])
  await expect.element(page.getByRole('link', { name: /pdf 크게 보기/ })).toHaveAttribute('href')
  expect(left()).toContainEqual(
    expect.stringMatching(/^an object URL of .*ui-kit\/src\/file-drop\/thumbnail\.tsx:\d+$/),
  )
  await unmount()
  expect(left()).toEqual([])
})

it('is silent about what tests and libraries begin', () => {
  const left = watched()
  const interval = setInterval(() => {}, 60_000)
  const ignore = () => {}
  document.addEventListener('click', ignore)
  expect(left()).toEqual([])
  document.removeEventListener('click', ignore)
  clearInterval(interval)
})
