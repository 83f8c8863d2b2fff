import { expect, it } from 'vitest'
import { endOfAnimations } from './end-of-animations.ts'

const fade = (element: HTMLElement, to: string) =>
  element.animate({ opacity: to }, { duration: 200, fill: 'forwards' })

function box(): HTMLElement {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  return element
}

it('waits for a change of look', async () => {
  const element = box()
  fade(element, '0.5')
  await endOfAnimations()
  expect(getComputedStyle(element).opacity).toBe('0.5')
})

it('waits for the change that replaces another', async () => {
  const element = box()
  const replaced = fade(element, '0.5')
  const end = endOfAnimations()
  replaced.cancel()
  fade(element, '0.25')
  await end
  expect(getComputedStyle(element).opacity).toBe('0.25')
})

it('is at its end when the element is gone', async () => {
  const element = box()
  element.style.transition = 'opacity 10s'
  element.style.opacity = '1'
  expect(getComputedStyle(element).opacity).toBe('1')
  element.style.opacity = '0.5'
  const end = endOfAnimations()
  element.remove()
  await expect(end).resolves.toBeUndefined()
})

it('does not wait for a change without an end', async () => {
  box().animate({ opacity: '0' }, { duration: 200, iterations: Infinity })
  await expect(endOfAnimations()).resolves.toBeUndefined()
})
