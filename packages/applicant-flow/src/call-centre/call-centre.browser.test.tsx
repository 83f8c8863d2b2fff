import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CallCentre } from './index.ts'

it.each([
  ['named with a link that calls it', '0000-0000', '0000-0000'],
  ['not there where the site has none', '', null],
])('the number to ask is %s', async (_what, callCentre, called) => {
  await drawScreen(<CallCentre />, { config: { contacts: { callCentre } } })
  const links = page
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))
  expect(links).toEqual(called === null ? [] : [`tel:${called}`])
  expect(page.getByRole('paragraph').elements()).toHaveLength(links.length)
})
