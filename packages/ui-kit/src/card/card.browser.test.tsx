import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

describe('a card', () => {
  it('is a region under the name of its heading', async () => {
    const screen = await render(examples['with text'])

    await expect.element(screen.getByRole('region', { name: '일반 증빙' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2, name: '일반 증빙' })).toBeVisible()
  })
})
