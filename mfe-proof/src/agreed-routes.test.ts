import { expect, it } from 'vitest'
import { routes } from './routes.ts'

it('its pages have the agreed addresses, titles, needs and places in the menu', async () => {
  await expect(routes).toMatchFileSnapshot('./agreed-routes.txt')
})
