import { expect, it } from 'vitest'
import { SiteConfigShape } from './site-config-shape.ts'

it('its settings have the agreed limits and defaults', async () => {
  await expect(SiteConfigShape).toMatchFileSnapshot('./agreed-settings.txt')
})
