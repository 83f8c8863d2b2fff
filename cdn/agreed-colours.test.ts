import { expect, it } from 'vitest'
import { coloursOfSheets } from './build/sheet-colours.ts'

it('its stylesheets declare the agreed colours, in every state', async () => {
  await expect(coloursOfSheets(import.meta.url)).toMatchFileSnapshot('./agreed-colours.txt')
})
