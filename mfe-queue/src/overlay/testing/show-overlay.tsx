import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Place } from '../../client/place.ts'
import type { QueueSettings } from '../../client/settings.ts'
import { settingsWith } from '../../client/testing/test-settings.ts'
import { WaitingOverlay } from '../waiting-overlay.tsx'

const place = {
  ahead: 1234,
  behind: 56,
  seconds: 3725,
  total: 2468,
  progress: 50,
  checkedAt: Date.parse('2025-03-10T08:05:09'),
}
const nine = Date.parse('2025-03-10T09:00:00+09:00')

export const announcement = '예상 대기시간 약 1시간 3분, 앞에 대기 중인 고객 1,234명.'
export const lobby = { ahead: 1234, opening: { at: nine, secondsLeft: 95, entrant: 3 } }
export const daysAhead = { opening: { at: nine, secondsLeft: 200_000, entrant: 3 } }

/** Shows the overlay at a place. The clock begins at 0 and moves by `pass`, in milliseconds. */
export async function show(changes: Partial<QueueSettings> = {}, at: Partial<Place> = {}) {
  const onStop = vi.fn<() => void>()
  const want = vi.fn(async (isWanted: boolean) => isWanted)
  const settings = settingsWith(changes)
  let time = 0
  const overlayAt = (there: Partial<Place>) => (
    <WaitingOverlay
      place={{ ...place, ...there }}
      settings={settings}
      announcement={announcement}
      isAskingAtFirst={false}
      onAsk={() => {}}
      signals={[{ label: '입장 알림(소리·진동)', isWanted: () => false, want, give: () => {} }]}
      onStop={onStop}
      now={() => time}
    />
  )
  const screen = await render(overlayAt(at))
  // Fonts change the size of the text.
  await document.fonts.ready
  const button = (name: string) => screen.getByRole('button', { name })
  const moveTo = (there: Partial<Place>) => screen.rerender(overlayAt(there))
  const pass = (ms: number) => void (time += ms)
  return { screen, onStop, want, button, moveTo, pass, dialog: screen.getByRole('dialog') }
}
