import { expect, it } from 'vitest'
import { coloursOfSheets } from 'ui-kit/testing/sheets'

it('its stylesheets declare the agreed colours, in every state', async () => {
  await expect(coloursOfSheets(import.meta.url)).toMatchFileSnapshot('./agreed-colours.txt')
})
