import { paths } from 'domain-rules/journey'
import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { routes } from '../routes.ts'
import { loadScreen } from './load-screen.ts'

const drawnLater = Object.values(routes).filter(({ path }) => path !== paths.home)

beforeEach(() => {
  localStorage.clear()
  provideSiteConfig(parseSiteConfig({ contacts: { callCentre: '0000-0000' } }))
})

it.each(drawnLater)('$path has its screen, under the title of its route', async ({ path, title }) => {
  const Screen = await loadScreen(path)
  const screen = await render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
})

it('has no screen for the path of an area', async () => {
  await expect(loadScreen(paths.selfCheck)).rejects.toThrow(paths.selfCheck)
})
