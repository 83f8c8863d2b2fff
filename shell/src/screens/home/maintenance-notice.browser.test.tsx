import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MaintenanceNotice } from './maintenance-notice.tsx'

const window = { from: '2025-02-24T23:00:00', until: '2025-02-25T01:00:00' }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['three days before', '2025-02-21T14:00:00Z'],
  ['while it lasts', '2025-02-24T14:00:00Z'],
])('says %s from when until when the site is being maintained, and how long that is', async (_when, now) => {
  vi.setSystemTime(now)
  const { container } = await render(<MaintenanceNotice window={window} />)
  expect(container.textContent).toContain('2월 24일 (월) 23:00 ~ 2월 25일 (화) 01:00 (2시간)')
})

it.each(['2025-02-21T13:59:59Z', '2025-02-24T16:00:00Z'])('says nothing at %s', async now => {
  vi.setSystemTime(now)
  const { container } = await render(<MaintenanceNotice window={window} />)
  expect(container.textContent).toBe('')
})
