import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations, OF_COLOURS } from '../testing/axe-violations.ts'
import { smallTargets } from '../testing/targets.ts'
import { groups } from './parts.ts'

const root = document.documentElement

const everyExample = groups.flatMap(({ parts }) => {
  return parts.flatMap(({ name, examples }) => {
    return Object.entries(examples).map(([title, example]) => ({ name, title, example }))
  })
})

afterEach(async () => {
  delete root.dataset['krdsMode']
  delete root.dataset['textSize']
  await page.viewport(1280, 800)
})

describe.each(everyExample)('the example of $name: $title', ({ example }) => {
  it('is accessible', async () => {
    const { baseElement } = await render(example)
    expect(await axeViolations(baseElement)).toEqual([])
  })

  it('can be read in high contrast', async () => {
    root.dataset['krdsMode'] = 'high-contrast'
    const { baseElement } = await render(example)
    expect(await axeViolations(baseElement, OF_COLOURS)).toEqual([])
  })

  it('is accessible and needs no scrolling sideways in the narrowest window, with the largest letters', async () => {
    await page.viewport(320, 640)
    root.dataset['textSize'] = '150'
    const { baseElement } = await render(example)

    expect(await axeViolations(baseElement)).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('is large enough for a finger, also with the smallest letters', async () => {
    await page.viewport(360, 640)
    root.dataset['textSize'] = '90'
    const { baseElement } = await render(example)
    expect(smallTargets(baseElement)).toEqual([])
  })
})
