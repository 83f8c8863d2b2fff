import * as v from 'valibot'
import { expect, it } from 'vitest'
import { changeNotice } from './notices.ts'
import { changeLine, changeMessage } from './waiting-room.ts'

const NOT_TIME = '시각은 2026-03-02T09:00:00+09:00 형식이어야 합니다.'
const opensAt = '2026-03-02T09:00:00+09:00'
const until = '2026-03-09T09:00:00+09:00'
const moment = '2026-03-02T00:00:00.000Z'
const notice = { title: '안내', text: '안내', link: null, place: 'popup', order: 10 }

it.each<[v.GenericSchema, object, string]>([
  [changeLine.body, { schedule: { opensAt: 'nine' } }, NOT_TIME],
  [changeLine.body, { schedule: { opensAt, closesAt: 'six' } }, NOT_TIME],
  [changeLine.body, { schedule: { opensAt, closesAt: opensAt } }, '마감 시각은 개시 시각보다 뒤여야 합니다.'],
  [changeMessage.body, { message: { text: '안내', until: 'nine' } }, NOT_TIME],
  [changeMessage.body, { message: { text: '두\n줄', until } }, '안내문은 한 줄이어야 합니다.'],
  [
    changeNotice.body,
    { notice: { ...notice, from: moment, until: moment }, basedOn: 0 },
    '게시 종료는 게시 시작보다 뒤여야 합니다.',
  ],
])('a body that breaks a rule gets one sentence for an operator (%#)', (schema, body, sentence) => {
  const { issues = [] } = v.safeParse(schema, body)
  expect(issues.map(({ message }) => message)).toEqual([sentence])
})

it.each(['from', 'until'])('a notice without %s has one problem, at its field', missing => {
  const period = { from: moment, until: moment, [missing]: '' }
  const { issues = [] } = v.safeParse(changeNotice.body, { notice: { ...notice, ...period }, basedOn: 0 })
  expect(issues.map(issue => v.getDotPath(issue))).toEqual([`notice.${missing}`])
})
