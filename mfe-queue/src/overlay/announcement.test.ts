import { expect, it } from 'vitest'
import { settingsWith } from '../client/testing/test-settings.ts'
import { nextAnnouncement } from './announcement.ts'

const settings = settingsWith()
const place = { ahead: 120, behind: 0, seconds: 170, total: 120, progress: 0 }

it('the place is announced when the line begins', () => {
  expect(nextAnnouncement(null, place, settings, 1000)).toEqual({
    text: '예상 대기시간 약 3분, 앞에 대기 중인 고객 120명.',
    at: 1000,
  })
})

it('what was said stays for thirty seconds, however the line moves', () => {
  const said = nextAnnouncement(null, place, settings, 1000)
  expect(nextAnnouncement(said, { ...place, ahead: 1 }, settings, 30_999)).toBe(said)
})

it('after that the new place is announced', () => {
  const said = nextAnnouncement(null, place, settings, 1000)
  const next = nextAnnouncement(said, { ...place, ahead: 60, seconds: 85 }, settings, 31_000)
  expect(next).toEqual({ text: '예상 대기시간 약 2분, 앞에 대기 중인 고객 60명.', at: 31_000 })
})
