import { expect, it } from 'vitest'
import { settingsWith } from '../client/testing/test-settings.ts'
import { nextAnnouncement } from './announcement.ts'

const settings = settingsWith()
const place = { ahead: 120, behind: 0, seconds: 170, total: 120, progress: 0 }

it('the place is announced when the line begins', () => {
  expect(nextAnnouncement(null, place, settings, 1000)).toEqual({
    text: '예상 대기시간 약 3분, 앞에 대기 중인 고객 120명.',
    wait: '약 3분',
    at: 1000,
  })
})

it('what was said stays for thirty seconds, however the line moves', () => {
  const said = nextAnnouncement(null, place, settings, 1000)
  expect(nextAnnouncement(said, { ...place, ahead: 1, seconds: 2 }, settings, 30_999)).toBe(said)
})

it('after that the new place is announced', () => {
  const said = nextAnnouncement(null, place, settings, 1000)
  const next = nextAnnouncement(said, { ...place, ahead: 60, seconds: 85 }, settings, 31_000)
  expect(next).toMatchObject({ text: '예상 대기시간 약 2분, 앞에 대기 중인 고객 60명.', at: 31_000 })
})

it('a wait that is as long as before is announced again after two minutes', () => {
  const said = nextAnnouncement(null, place, settings, 1000)
  const nearer = { ...place, ahead: 119, seconds: 169 }
  expect(nextAnnouncement(said, nearer, settings, 120_999)).toBe(said)
  expect(nextAnnouncement(said, nearer, settings, 121_000)).toMatchObject({
    text: expect.stringContaining('119명'),
  })
})
