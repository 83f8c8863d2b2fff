import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidSiteConfig, parseSiteConfig } from './parse-site-config.ts'

function wrongKeyOf(json: unknown): string | null {
  const failure = failureOf(json)
  return failure instanceof InvalidSiteConfig ? failure.keyPath : null
}

function failureOf(json: unknown): unknown {
  try {
    parseSiteConfig(json)
    return null
  } catch (error) {
    return error
  }
}

const KEY = btoa('k'.repeat(32))

describe('the site configuration', () => {
  it('is complete when nothing is configured', () => {
    const config = parseSiteConfig({})
    expect(config.requestTimeoutMs).toBe(5000)
    expect(config.consentVersion).toBe('3.0.0')
    expect(config.legal.residenceNumberBasis).toBe('전자정부법 제36조와 보조금 관리에 관한 법률 제26조의3')
    expect(config.features).toEqual({
      admin: false,
      devRoutes: false,
      drafts: true,
      identityTestButtons: false,
      officialSite: false,
    })
    expect(config.queue).toMatchObject({ host: '', port: 443, proto: 'https', query: 'ts.wseq', max_ttl: 30 })
  })

  it('keeps what is configured, and fills in the rest around it', () => {
    const { queue } = parseSiteConfig({ queue: { max_ttl: 5, actions: { home: 'front_door' } } })
    expect(queue.max_ttl).toBe(5)
    expect(queue.conn_retry).toBe(2)
    expect(queue.actions.home).toBe('front_door')
    expect(queue.actions.phone).toBe('act_3')
  })

  it('takes the keys of publishers for every remote, or one or two of each by its name', () => {
    for (const publisherPublicKeys of [[KEY], { 'mfe-apply': [KEY, KEY], 'mfe-proof': [KEY] }])
      expect(parseSiteConfig({ publisherPublicKeys })).toMatchObject({ publisherPublicKeys })
  })

  it('knows the action of every guarded step', () => {
    expect(parseSiteConfig({}).queue.actions).toEqual({
      home: 'act_1',
      phone: 'act_3',
      realName: 'act_4',
      businessCheck: 'act_5',
      accountCheck: 'act_6',
      accountCorrection: 'act_7',
      proofBusiness: 'act_8',
      financial: 'act_10',
      joint: 'act_11',
      ipin: 'act_12',
      simpleApply: 'act_13',
      simpleResult: 'act_14',
    })
  })

  it.each(['use_unfocus', 'use_mobile_ui', 'use_frame_block'] as const)(
    'takes a boolean or its text for %s',
    key => {
      expect(parseSiteConfig({ queue: { [key]: 'true' } }).queue[key]).toBe(true)
      expect(parseSiteConfig({ queue: { [key]: 'false' } }).queue[key]).toBe(false)
      expect(parseSiteConfig({ queue: { [key]: false } }).queue[key]).toBe(false)
    },
  )

  it('stays as it is when it is parsed again', () => {
    const config = parseSiteConfig({
      queue: { use_unfocus: 'true', user_data_keys: [{ key: 'SSO', type: 'c' }] },
    })
    expect(parseSiteConfig(config)).toEqual(config)
  })

  it('puts the dated windows where the specification puts them', () => {
    const { windows } = parseSiteConfig({})
    expect(windows.applyTileLockout).toEqual({ from: '2025-06-26T18:00:00', until: '2025-06-26T20:00:00' })
    expect(windows.imagePopup.until).toBe('2025-06-30T02:00:00')
    expect(windows.maintenance).toHaveLength(2)
  })
})

describe('a wrong configuration', () => {
  it.each([
    [{ requestTimeoutMs: '5000' }, 'requestTimeoutMs'],
    [{ requestTimeoutMs: 0 }, 'requestTimeoutMs'],
    [{ requestTimeOutMs: 5000 }, 'requestTimeOutMs'],
    [{ parcelCarriers: [] }, 'parcelCarriers'],
    [{ parcelCarriers: ['우체국', '택배, 퀵'] }, 'parcelCarriers.1'],
    [{ queue: { max_ttl: 'x' } }, 'queue.max_ttl'],
    [{ queue: { port: 70_000 } }, 'queue.port'],
    [{ queue: { proto: 'ftp' } }, 'queue.proto'],
    [{ queue: { use_unfocus: 'yes' } }, 'queue.use_unfocus'],
    [{ queue: { cookie_id: '' } }, 'queue.cookie_id'],
    [{ queue: { actions: { hom: 'act_1' } } }, 'queue.actions.hom'],
    [{ queue: { user_data_keys: [{ key: 'a', type: 'q' }] } }, 'queue.user_data_keys.0.type'],
    [{ windows: { imagePopup: { from: 'now', until: 'later' } } }, 'windows.imagePopup'],
    [{ windows: { maintenance: [{ from: '2025-01-01T00:00:00' }] } }, 'windows.maintenance.0.until'],
    [{ contacts: { callCentre: 1357 } }, 'contacts.callCentre'],
    [{ queue: { transport: 'jsonp' } }, 'queue.transport'],
    [{ dataOrigins: ['files.example.org'] }, 'dataOrigins.0'],
    [{ dataOrigins: ['https://files.example.org/path'] }, 'dataOrigins.0'],
    [{ registryPublicKeys: 'key' }, 'registryPublicKeys'],
    [{ publisherPublicKeys: { 'mfe-apply': [] } }, 'publisherPublicKeys.mfe-apply'],
    [{ publisherPublicKeys: { 'mfe-apply': [KEY, KEY, KEY] } }, 'publisherPublicKeys.mfe-apply'],
    [null, ''],
  ])('%j is refused, naming "%s"', (json, keyPath) => {
    expect(wrongKeyOf(json)).toBe(keyPath)
  })

  it.each([
    [{ queue: { max_tl: 3 } }, 'site configuration, queue.max_tl: no such key'],
    [{ parcelCarriers: ['택배, 퀵'] }, 'site configuration, parcelCarriers.0: a name without commas'],
    ['<html>', 'site configuration, as a whole: Invalid type: Expected Object but received "<html>"'],
  ])('%j has the message "%s"', (json, message) => {
    expect(() => parseSiteConfig(json)).toThrow(message)
  })

  it('is refused by name whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), json => {
        const failure = failureOf(json)
        expect(failure === null || failure instanceof InvalidSiteConfig).toBe(true)
      }),
    )
  })
})
