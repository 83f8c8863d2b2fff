import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

describe('a summary list', () => {
  it('names every fact', async () => {
    const screen = await render(examples.facts)

    await expect.element(screen.getByRole('term').first()).toHaveTextContent('사업자등록번호')
    await expect.element(screen.getByRole('definition').first()).toHaveTextContent('123-45-67890')
  })

  it('puts name and fact below each other on a phone', async () => {
    const screen = await render(examples.facts)
    const [term, definition] = [screen.getByRole('term').first(), screen.getByRole('definition').first()]
    const isBelow = () =>
      definition.element().getBoundingClientRect().top >= term.element().getBoundingClientRect().bottom

    expect(isBelow()).toBe(false)
    await page.viewport(320, 640)
    expect(isBelow()).toBe(true)
    await page.viewport(1280, 800)
  })
})
