import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { contrastOf } from '../../testing/contrast.ts'
import { AlertBox } from './alert-box.tsx'

describe('an alert box', () => {
  it('is spoken at once only where that was asked for', async () => {
    const quiet = await render(<AlertBox tone="info">안내</AlertBox>)
    expect(quiet.getByRole('alert').elements()).toHaveLength(0)

    const loud = await render(
      <AlertBox tone="danger" announced>
        화면을 불러오지 못했습니다.
      </AlertBox>,
    )
    await expect.element(loud.getByRole('alert')).toHaveTextContent('화면을 불러오지 못했습니다.')
  })

  it.each(['info', 'success', 'warning', 'danger'] as const)(
    'has an icon of tone %s that is seen',
    async tone => {
      const { container } = await render(<AlertBox tone={tone}>안내</AlertBox>)
      const icon = container.querySelector('svg')
      expect(icon && contrastOf(icon)).toBeGreaterThanOrEqual(3)
    },
  )
})
