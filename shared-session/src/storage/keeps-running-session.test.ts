import { expect, it } from 'vitest'
import { emptySession } from '../session-state.ts'
import { eraseSession, writeSession } from '../session-storage.ts'
import { memoryStorage } from '../testing/index.ts'
import { keepsRunningSession } from './keeps-running-session.ts'

it('is true for a kept session whose time runs, and for no other', () => {
  const storage = memoryStorage()
  expect(keepsRunningSession(storage)).toBe(false)

  writeSession(storage, emptySession())
  expect(keepsRunningSession(storage)).toBe(false)

  writeSession(storage, { ...emptySession(), timer: { time: 60, isRunning: true, deadline: 60_000 } })
  expect(keepsRunningSession(storage)).toBe(true)

  eraseSession(storage)
  expect(keepsRunningSession(storage)).toBe(false)
})
