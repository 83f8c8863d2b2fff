import { session } from 'shared-session'
import { memoryStorage } from 'shared-session/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { DRAFT_KEYS } from './drafts.ts'
import { forgetAccountWithSession } from './forget-with-session.ts'

const kept = memoryStorage()
const others = Object.values(DRAFT_KEYS).filter(key => key !== DRAFT_KEYS.accountCorrection)
const draftsLeft = () => Object.values(DRAFT_KEYS).filter(key => kept.getItem(key) !== null)

beforeEach(() => {
  vi.stubGlobal('sessionStorage', kept)
  for (const key of Object.values(DRAFT_KEYS)) kept.setItem(key, '{}')
})

it('an account that was typed is there while its session lasts, and goes with it; other drafts stay (GP-09)', () => {
  session.update({ identityCi: 'ci', token: 't' })
  forgetAccountWithSession()
  session.update({ token: 'extended' })
  expect(draftsLeft()).toEqual(Object.values(DRAFT_KEYS))

  session.reset()
  expect(draftsLeft()).toEqual(others)
})

it('one that is left of a session which ended elsewhere goes at once', () => {
  session.reset()
  kept.setItem(DRAFT_KEYS.accountCorrection, '{}')
  forgetAccountWithSession()
  expect(draftsLeft()).toEqual(others)
})
