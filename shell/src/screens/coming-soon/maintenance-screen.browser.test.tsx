import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MaintenanceScreen } from './maintenance-screen.tsx'

it.each([
  ['2025-06-29T23:59:00+09:00', '점검 전입니다.'],
  ['2025-06-30T00:00:00+09:00', '점검 중입니다.'],
  ['2025-06-30T02:00:00+09:00', '예정 시간이 지났습니다.'],
])(
  'shows the period of the last pause, that its end may change, and at %s: %s (STAT-01, STAT-02)',
  async (now, phase) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    provideSiteConfig(parseSiteConfig({}))
    const screen = await render(<MaintenanceScreen />, { wrapper: MemoryRouter })
    await expect.element(screen.getByText('6월 30일 (월) 00:00~02:00')).toBeVisible()
    await expect.element(screen.getByText(phase)).toBeVisible()
    await expect.element(screen.getByText('서비스 재개 시각은 변경될 수 있습니다.')).toBeVisible()
    vi.useRealTimers()
  },
)
