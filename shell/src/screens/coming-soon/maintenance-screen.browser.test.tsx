import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { MaintenanceScreen } from './maintenance-screen.tsx'

it('says when the site is paused last, and that the end may change (STAT-01, STAT-02)', async () => {
  provideSiteConfig(parseSiteConfig({}))
  const screen = await render(<MaintenanceScreen />)
  await expect.element(screen.getByText('6월 30일 (월) 00:00~02:00')).toBeVisible()
  await expect.element(screen.getByText('서비스 재개 시각은 변경될 수 있습니다.')).toBeVisible()
})
