import type { ReleaseChange, RemoteReport, StoredReleases } from 'ops-api'
import { describe, expect, it } from 'vitest'
import type { Verb } from '../../api/ops.ts'
import { timeOf } from '../time-of.ts'
import { changed, emptyForm, isSameChange, needsVersion, orderOf } from './change-form.ts'
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
  it.each<[Verb, RemoteReport['canary'], string, string]>([
    ['promote', null, '', ''],
    ['promote', canary, '2.0.0', ''],
    ['canary', null, '', '5'],
    ['canary', canary, '2.0.0', '10'],
    ['rollback', canary, '', ''],
    ['retire', canary, '', ''],
  ])('to %s beside the canary %j begins with the likely choice', (verb, running, version, percent) => {
    expect(emptyForm({ ...remote, canary: running }, verb)).toMatchObject({ version, percent, reason: '' })
  })

  it.each<[Verb, boolean, object]>([
    ['promote', true, { version: '' }],
    ['canary', true, { version: '', percent: 5 }],
    ['rollback', false, {}],
    ['retire', false, {}],
  ])('to %s needs a version: %s, and orders no more than it asks for', (verb, isNeeded, order) => {
    const form = changed(emptyForm(remote, verb), { reason: '  ' })
    expect(needsVersion(verb, form)).toBe(isNeeded)
    expect(orderOf('mfe-a', verb, form)).toEqual({ remote: 'mfe-a', verb, ...order })
  })

  it('is previewed again after another version or share, and not after another reason', () => {
    const form = changed(emptyForm(remote, 'canary'), { version: '3.0.0' })
    const previewed = orderOf('mfe-a', 'canary', form)
    const isSame = (change: object) =>
      isSameChange(previewed, orderOf('mfe-a', 'canary', changed(form, change)))
    expect(isSame({ reason: ' 새 버전 ' })).toBe(true)
    expect(isSame({ version: '2.0.0' })).toBe(false)
    expect(isSame({ percent: '6' })).toBe(false)
    expect(orderOf('mfe-a', 'canary', changed(form, { reason: ' 새 버전 ' })).reason).toBe('새 버전')
  })
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
    [{ to: '1.0.0', pages: 9 }, [t.nothingChanges]],
    [{}, [t.givesWay('1.0.0', '2.0.0'), '모든 브라우저에 적용됩니다.', t.pagesConcerned(0)]],
    [{ from: null, pages: null }, ['없음 → 2.0.0', t.forWhom(100, 0), t.pagesUnknown]],
    [
      { to: null, pages: 1_200 },
      ['1.0.0 → 없음', t.forWhom(100, 0), '지금 열려 있는 화면 약 1,200개가 바뀝니다.'],
    ],
    [{ percent: 10 }, [t.givesWay('1.0.0', '2.0.0'), '브라우저의 10%에 적용됩니다.', t.pagesConcerned(0)]],
    [{ percent: 0, allow: ['a', 'b'] }, [t.givesWay('1.0.0', '2.0.0'), t.forWhom(0, 2), t.pagesConcerned(0)]],
  ])('of %j are its versions, its browsers and its pages', (now, sentences) => {
    expect(describeChange({ ...change, ...now })).toEqual(sentences)
  })

  it.each<[Partial<ReleaseChange>, string]>([
    [{ isTried: true }, t.triedBefore],
    [{ isTried: false, untried: 'off' }, t.untried.off],
    [{ isTried: false, untried: 'no browser' }, t.untried['no browser']],
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
