import type { ReleaseChange, RemoteReport, StoredReleases } from 'ops-api'
import { addressOf, type JsonCall } from 'page-kit'
import { describe, expect, it, vi } from 'vitest'
import { timeOf } from '../time-of.ts'
import { emptyForm, isSameChange, orderOf, sendChange, type Verb } from './change-order.ts'
import { describeChange } from './describe-change.ts'
import * as t from './texts.ko.ts'
import { neverLive, versionsFor } from './versions.ts'

const at = '2025-03-01T18:00:00.000Z'
const canary = { version: '2.0.0', percent: 10, allow: [] }
const remote: RemoteReport = {
  name: 'mfe-a',
  version: '1.0.0',
  canary: null,
  fallback: null,
  former: ['0.9.0'],
  history: [],
}
const stored: StoredReleases = ['3.0.0', '1.0.0', '0.9.0'].map(version => ({
  name: 'mfe-a',
  version,
  storedAt: at,
}))

describe('the form of a change', () => {
  it.each<[Verb, RemoteReport['canary'], object]>([
    ['promote', null, { version: '' }],
    ['promote', canary, { version: '2.0.0' }],
    ['canary', null, { version: '', percent: 5 }],
    ['canary', canary, { version: '2.0.0', percent: 10 }],
    ['rollback', canary, {}],
    ['retire', canary, {}],
  ])(
    'to %s beside the canary %j begins with the likely choice, and orders no more',
    (verb, running, order) => {
      const form = { ...emptyForm({ ...remote, canary: running }), reason: '  ' }
      expect(orderOf(verb, form)).toEqual(order)
    },
  )

  it('is previewed again after another version or share, and not after another reason', () => {
    const form = { ...emptyForm(remote), version: '3.0.0' }
    const previewed = orderOf('canary', form)
    const isSame = (change: object) => isSameChange(previewed, orderOf('canary', { ...form, ...change }))
    expect(isSame({ reason: ' 새 버전 ' })).toBe(true)
    expect(isSame({ version: '2.0.0' })).toBe(false)
    expect(isSame({ percent: '6' })).toBe(false)
    expect(orderOf('canary', { ...form, reason: ' 새 버전 ' }).reason).toBe('새 버전')
  })

  it.each<Verb>(['promote', 'canary', 'rollback', 'retire'])(
    'to %s is sent to the call of its name',
    async verb => {
      const send = vi.fn<(...sent: readonly unknown[]) => Promise<never>>()
      const order = { version: '2.0.0', dryRun: false, basedOn: 3 } as const
      await sendChange(send, 'a/b', verb, order)
      const [declared, input] = send.mock.calls[0] ?? []
      expect(addressOf(declared as JsonCall, input as object)).toBe(`/ops/api/releases/a%2Fb/${verb}`)
      expect(input).toMatchObject({ body: order })
    },
  )
})

describe('the effects of a change', () => {
  const change: ReleaseChange = {
    action: 'promote',
    remote: 'mfe-a',
    from: '1.0.0',
    to: '2.0.0',
    percent: 100,
    allow: [],
    routesAdded: [],
    routesRemoved: [],
    isChanged: false,
    basedOn: 3,
    revision: 3,
    pages: 0,
  }

  it.each<[Partial<ReleaseChange>, string[]]>([
    [{ to: '1.0.0', pages: 9 }, ['이미 그 버전이므로 바뀌는 것이 없습니다.']],
    [{}, [t.givesWay('1.0.0', '2.0.0'), '모든 브라우저에 적용됩니다.', t.pagesConcerned(0)]],
    [
      { from: null, pages: null },
      ['없음 → 2.0.0', t.forWhom(100, 0), '지금 열려 있는 화면이 몇 개인지는 알 수 없습니다.'],
    ],
    [
      { to: null, pages: 1_200 },
      ['1.0.0 → 없음', t.forWhom(100, 0), '지금 열려 있는 화면 약 1,200개가 바뀝니다.'],
    ],
    [{ percent: 10 }, [t.givesWay('1.0.0', '2.0.0'), '브라우저의 10%에 적용됩니다.', t.pagesConcerned(0)]],
    [
      { percent: 0, allow: ['a', 'b'] },
      [t.givesWay('1.0.0', '2.0.0'), '브라우저의 0%, 지정한 브라우저 2개에 적용됩니다.', t.pagesConcerned(0)],
    ],
  ])('of %j are its versions, its browsers and its pages', (now, sentences) => {
    expect(describeChange({ ...change, ...now })).toEqual(sentences)
  })

  it.each<[Partial<ReleaseChange>, string]>([
    [{ waits: true }, '다른 사람이 자신의 토큰으로 확인해야 적용됩니다. 그때까지는 바뀌지 않습니다.'],
    [{ isTried: true }, '게시하기 전에 서버가 브라우저에서 먼저 시험합니다. 몇 초 걸립니다.'],
    [{ isTried: false, untried: 'off' }, '브라우저 시험이 꺼져 있어(SMOKE) 시험 없이 바로 게시됩니다.'],
    [{ isTried: false, untried: 'no browser' }, '이 서버에는 브라우저가 없어 시험 없이 바로 게시됩니다.'],
    [{ routesAdded: ['/a', '/b'] }, '새로 생기는 주소: /a, /b'],
    [{ routesRemoved: ['/beta'] }, '없는 주소가 되는 화면: /beta'],
  ])('with %j end with a sentence on that', (now, sentence) => {
    expect(describeChange({ ...change, ...now }).slice(3)).toEqual([sentence])
  })
})

describe('the versions to choose from', () => {
  const values = (...args: Parameters<typeof versionsFor>) => versionsFor(...args).map(({ value }) => value)

  it('are the stored ones but the live one, with their time and their part', () => {
    expect(values(remote, stored)).toEqual(['3.0.0', '0.9.0'])
    const time = timeOf(at)
    expect(versionsFor(remote, stored)[1]?.label).toBe(`0.9.0 · ${time} 올림 · 이전에 게시됨`)
    const running = versionsFor({ ...remote, canary: { ...canary, version: '3.0.0' } }, stored)
    expect(running[0]?.label).toBe(`3.0.0 · ${time} 올림 · 일부 게시`)
  })

  it('are those that were live once while the stored ones are not known', () => {
    expect(values(remote, undefined)).toEqual(['0.9.0'])
    expect(values({ ...remote, canary }, undefined)).toEqual(['2.0.0', '0.9.0'])
    expect(values(remote, [])).toEqual([])
  })

  it('of other remotes are left out, and a remote without a live one is offered by name', () => {
    const others = ['mfe-c', 'mfe-b', 'mfe-b'].map(name => ({ name, version: '1.0.0', storedAt: at }))
    expect(values(remote, others)).toEqual([])
    expect(neverLive([remote], [...stored, ...others]).map(({ name }) => name)).toEqual(['mfe-b', 'mfe-c'])
    expect(neverLive([remote], undefined)).toEqual([])
  })
})
