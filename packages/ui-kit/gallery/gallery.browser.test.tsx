import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations, OF_COLOURS } from '../testing/axe-violations.ts'
import { coloursOf } from '../testing/colours.ts'
import { speechOfPage } from '../testing/speech.ts'
import { touchingControls } from '../testing/neighbours.ts'
import { smallTargets } from '../testing/targets.ts'
import { groups } from './parts.ts'

const root = document.documentElement

const everyExample = groups.flatMap(({ parts }) => {
  return parts.flatMap(({ name, examples }) => {
    return Object.entries(examples).map(([title, example]) => ({ name, title, example }))
  })
})

it('the gallery has every part that has examples', () => {
  const shown = groups.flatMap(({ parts }) => parts.map(({ name }) => `../src/${name}/examples.tsx`))
  expect(shown.toSorted()).toEqual(Object.keys(import.meta.glob('../src/*/examples.tsx')).toSorted())
})

afterEach(() => {
  delete root.dataset['krdsMode']
  delete root.dataset['textSize']
})

/** Draws the examples of a `describe` in windows of this size: changing it for each test costs more than the tests. */
function inWindow(width: number, height: number): void {
  beforeAll(() => page.viewport(width, height))
  afterAll(() => page.viewport(1280, 800))
}

describe('on a desktop', () => {
  // Nothing is hovered.
  beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 799 }))

  it.each(everyExample)(
    'the example of $name is accessible in the agreed colours, also in high contrast: $title',
    async ({ example }) => {
      const { baseElement } = await render(example)
      expect(await axeViolations(baseElement)).toEqual([])
      expect(coloursOf(baseElement)).toMatchSnapshot()
      root.dataset['krdsMode'] = 'high-contrast'
      expect(await axeViolations(baseElement, OF_COLOURS)).toEqual([])
    },
  )
})

describe('to a screen reader', () => {
  it.each(everyExample)('the example of $name is read as agreed: $title', async ({ example }) => {
    const { baseElement } = await render(example)
    await picturesOf(baseElement)
    expect(await speechOfPage()).toMatchSnapshot()
  })
})

/** Waits until each picture is requested, which it is once it is near, and has arrived or failed. */
async function picturesOf(element: HTMLElement): Promise<void> {
  if (!element.querySelector('img')) return
  await twoFrames()
  const pictures = [...element.querySelectorAll('img')]
  await Promise.allSettled(pictures.map(picture => picture.decode()))
  await twoFrames()
}

async function twoFrames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(resolve => void requestAnimationFrame(resolve))
}

describe('in the narrowest window, with the largest letters', () => {
  inWindow(320, 640)

  it.each(everyExample)(
    'the example of $name is accessible and needs no scrolling sideways: $title',
    async ({ example }) => {
      root.dataset['textSize'] = '150'
      const { baseElement } = await render(example)
      expect(await axeViolations(baseElement)).toEqual([])
      expect(root.scrollWidth).toBeLessThanOrEqual(320)
    },
  )
})

describe('on a phone, with the smallest letters', () => {
  inWindow(360, 640)

  it.each(everyExample)(
    'the example of $name is large enough for a finger, its controls apart by space or a line: $title',
    async ({ example }) => {
      root.dataset['textSize'] = '90'
      const { baseElement } = await render(example)
      expect(smallTargets(baseElement)).toEqual([])
      expect(touchingControls(baseElement)).toEqual([])
    },
  )
})
