import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ObjectionGuideScreen } from './objection-guide-screen.tsx'

it('links to the portal and to the call centre', async () => {
  provideSiteConfig(
    parseSiteConfig({
      links: { smallBusinessPortal: 'https://portal.example.org/' },
      contacts: { callCentre: '0000-0000' },
    }),
  )
  const screen = await render(<ObjectionGuideScreen />)
  await expect
    .element(screen.getByRole('link', { name: /소상공인 누리집 바로가기/ }))
    .toHaveAttribute('href', 'https://portal.example.org/')
  await expect
    .element(screen.getByRole('link', { name: '콜센터 0000-0000' }))
    .toHaveAttribute('href', 'tel:0000-0000')
})

it('explains both ways without a link where none is configured', async () => {
  provideSiteConfig(parseSiteConfig({}))
  const screen = await render(<ObjectionGuideScreen />)
  await expect.element(screen.getByRole('heading', { name: /방법 1/ })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: /방법 2/ })).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})
