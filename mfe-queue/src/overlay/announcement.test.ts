import { describe, expect, it } from 'vitest'
import { settingsWith } from '../client/testing/test-settings.ts'
import { nextAnnouncement, type Announcement } from './announcement.ts'

const settings = settingsWith()
const place = { ahead: 120, behind: 0, seconds: 170, total: 120, progress: 0 }

it('the place is announced when the line begins', () => {
  expect(nextAnnouncement(null, place, settings, 1000)).toEqual({
    text: '예상 대기시간 약 3분, 앞에 대기 중인 고객 120명.',
    wait: '약 3분',
    at: 1000,
  })
})

it('an announcement stays for thirty seconds, however the line moves', () => {
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

it('a line that is stopped is announced at once, and its next place too', () => {
  const said = nextAnnouncement(null, place, settings, 1000)
  const stopped = nextAnnouncement(said, { ...place, notice: 'paused' }, settings, 2000)
  expect(stopped.text).toBe('접속이 잠시 중단되었습니다. 순서는 유지됩니다.')
  expect(nextAnnouncement(stopped, { ...place, notice: 'paused' }, settings, 60_000)).toBe(stopped)
  expect(nextAnnouncement(stopped, place, settings, 61_000).text).toContain('120명')
})

describe('before an opening', () => {
  const at = Date.parse('2025-03-10T09:00:00+09:00')
  const lobby = (secondsLeft: number, entrant: number | null = 3) => ({
    ...place,
    opening: { at, secondsLeft, entrant },
  })

  it('announces the time, and that a draw decides the order', () => {
    expect(nextAnnouncement(null, lobby(720), settings, 0).text).toBe(
      '오전 9시에 시작합니다. 시작까지 약 12분. 순서는 시작할 때 추첨으로 정합니다. 먼저 오셔도 유리하지 않습니다.',
    )
    expect(nextAnnouncement(null, lobby(59, null), settings, 0).text).toBe(
      '오전 9시에 시작합니다. 시작까지 1분 미만.',
    )
  })

  it('announces it again with 30, 10, 5 and 1 minutes left, and not in between', () => {
    let said: Announcement | null = null
    const heard: string[] = []
    for (let secondsLeft = 7200; secondsLeft >= 0; secondsLeft -= 10) {
      const next = nextAnnouncement(said, lobby(secondsLeft, null), settings, -1000 * secondsLeft)
      if (next !== said) heard.push(next.text)
      said = next
    }
    const left = heard.map(text => /시작까지 (.*)\./.exec(text)?.[1])
    expect(left).toEqual(['약 2시간', '약 30분', '약 10분', '약 5분', '약 1분'])
  })

  it('announces nothing again within thirty seconds', () => {
    const said = nextAnnouncement(null, lobby(61), settings, 1000)
    expect(nextAnnouncement(said, lobby(59), settings, 3000)).toBe(said)
    expect(nextAnnouncement(said, lobby(31), settings, 31_000).text).toContain('1분 미만')
  })

  it.each([
    [true, '시작되어 추첨으로 순서가 정해졌습니다. 예상 대기시간 약 3분, 앞에 대기 중인 고객 120명.'],
    [false, '시작되었습니다. 예상 대기시간 약 3분, 앞에 대기 중인 고객 120명.'],
  ])('the first place is announced at once, drawn: %s', (isDrawn, text) => {
    const said = nextAnnouncement(null, lobby(1, isDrawn ? 3 : null), settings, 1000)
    expect(nextAnnouncement(said, { ...place, isDrawn }, settings, 1001).text).toBe(text)
  })
})
