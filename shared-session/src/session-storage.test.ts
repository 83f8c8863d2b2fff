import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SessionUnreadable } from './session-damage.ts'
import { emptySession } from './session-state.ts'
import { eraseSession, readSession, writeSession } from './session-storage.ts'
import { SESSION_KEY } from './storage/session-key.ts'
import { arbitrarySession } from './testing/arbitrary-session.ts'
import { memoryStorage } from './testing/memory-storage.ts'

function reading(text: string) {
  return () => readSession(memoryStorage({ [SESSION_KEY]: text }))
}

function readingObject(stored: object) {
  return reading(JSON.stringify(stored))
}

describe('the content of the storage', () => {
  it('is one flat object with the names of the specification', () => {
    const storage = memoryStorage()
    writeSession(storage, {
      ...emptySession(),
      applicationNumber: 'A-1',
      businessNumber: '1234567890',
      half: 'result',
      identityCi: 'ci',
      timer: { time: 299, isRunning: true, deadline: 1_750_000_000_000 },
    })

    const none = { agreements: [], version: '', agreedAt: '' }
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toEqual({
      schemaVersion: 1,
      aplyNo: 'A-1',
      aplyType: '',
      brNo: '1234567890',
      mngFrGb: '',
      pageSeparation: 1,
      onslfCert: 'ci',
      mobileName: '',
      mobileNo: '',
      mobileCo: '',
      brdt: '',
      certType: null,
      methodType: null,
      tempCiYn: 'N',
      adminCiYn: 'N',
      consentCheck: 'N',
      marketingUseAgreement: null,
      mydataUseAgreement: null,
      proofMstrId: '',
      proofType: '',
      proofDetailTypes: [],
      isNormalProof: null,
      setsAuthMarker: true,
      token: '',
      timer: { time: 299, isRunning: true, deadline: 1_750_000_000_000 },
      agreementInfo: { personal: none, mydata: none },
    })
  })

  it('is gone after erasing', () => {
    const storage = memoryStorage()
    writeSession(storage, emptySession())
    eraseSession(storage)
    expect(storage.getItem(SESSION_KEY)).toBeNull()
  })
})

describe('reading', () => {
  it('gives nothing where nothing was kept', () => {
    expect(readSession(memoryStorage())).toBeNull()
  })

  it('gives back every session as it was written', () => {
    fc.assert(
      fc.property(arbitrarySession, session => {
        const storage = memoryStorage()
        writeSession(storage, session)
        expect(readSession(storage)).toEqual(session)
      }),
    )
  })

  it('takes a field that is missing for one that was not filled', () => {
    const session = readingObject({ schemaVersion: 1, brNo: '1234567890' })()
    expect(session).toEqual({ ...emptySession(), businessNumber: '1234567890' })
  })

  it('takes a timer without its end for one without a known end', () => {
    const session = readingObject({ schemaVersion: 1, timer: { time: 301, isRunning: true } })()
    expect(session?.timer).toEqual({ time: 301, isRunning: true, deadline: null })
  })

  it('takes the numbers of the specification for the halves of the site', () => {
    const halfOf = (pageSeparation: number) => readingObject({ schemaVersion: 1, pageSeparation })()?.half
    expect([halfOf(0), halfOf(1)]).toEqual(['apply', 'result'])
  })

  it('takes a timer in its last moment', () => {
    const timer = { time: 0, isRunning: true, deadline: 1_750_000_000_000 }
    expect(readingObject({ schemaVersion: 1, timer })()?.timer).toEqual(timer)
  })

  it('brings what an older version stored to today, step by step, and writes today’s', () => {
    const steps = [
      ({ businessNo, ...rest }: Record<string, unknown>) => ({ ...rest, brno: businessNo }),
      ({ brno, ...rest }: Record<string, unknown>) => ({ ...rest, brNo: brno }),
    ]
    const expected = { ...emptySession(), businessNumber: '1234567890' }

    expect(readSession(storedAs({ schemaVersion: 1, businessNo: '1234567890' }), steps)).toEqual(expected)
    expect(readSession(storedAs({ schemaVersion: 2, brno: '1234567890' }), steps)).toEqual(expected)
    expect(readSession(storedAs({ schemaVersion: 3, brNo: '1234567890' }), steps)).toEqual(expected)
    const storage = memoryStorage()
    writeSession(storage, expected, steps)
    expect(readSession(storage, steps)).toEqual(expected)
  })
})

describe('a session that cannot be read', () => {
  it.each(['', 'nonsense', '{"schemaVersion":1', '"text"', 'null', '17', '[]'])('is the text %s', text => {
    expect(reading(text)).toThrow(SessionUnreadable)
  })

  it.each([{}, { schemaVersion: 2 }, { schemaVersion: 0 }, { schemaVersion: '1' }, { schemaVersion: 1.5 }])(
    'is one of the unknown version in %j',
    stored => {
      expect(readingObject(stored)).toThrow(SessionUnreadable)
    },
  )

  it.each([
    { brNo: 1234567890 },
    { certType: 'KMC' },
    { tempCiYn: true },
    { pageSeparation: 2 },
    { pageSeparation: '0' },
    { proofDetailTypes: 'all' },
    { timer: { time: '3600', isRunning: false } },
    { timer: { time: -1, isRunning: true } },
    { agreementInfo: { personal: null } },
  ])('is one with the wrong type in %j', stored => {
    expect(readingObject({ schemaVersion: 1, ...stored })).toThrow(SessionUnreadable)
  })

  const agreement = { title: '개인정보', required: true, agreed: 'Y' }
  const record = { agreements: [agreement], version: '1', agreedAt: '2026-07-01' }
  const agreed = { personal: record, mydata: record }

  it('is not one with everything that was agreed to', () => {
    expect(readingObject({ schemaVersion: 1, agreementInfo: agreed })()?.agreementInfo).toEqual(agreed)
  })

  it.each(Object.keys(agreement))('is one that lacks %s of an agreement', field => {
    const agreements = [{ ...agreement, [field]: undefined }]
    expect(
      readingObject({ schemaVersion: 1, agreementInfo: { ...agreed, personal: { ...record, agreements } } }),
    ).toThrow(SessionUnreadable)
  })

  it.each(Object.keys(record))('is one that lacks %s of the agreements', field => {
    const mydata = { ...record, [field]: undefined }
    expect(readingObject({ schemaVersion: 1, agreementInfo: { ...agreed, mydata } })).toThrow(
      SessionUnreadable,
    )
  })

  it.each(Object.keys(agreed))('is one that lacks the agreements of the page %s', page => {
    expect(readingObject({ schemaVersion: 1, agreementInfo: { ...agreed, [page]: undefined } })).toThrow(
      SessionUnreadable,
    )
  })

  it.each(['time', 'isRunning'])('is one that lacks %s of the timer', field => {
    const timer = { time: 300, isRunning: true, deadline: null, [field]: undefined }
    expect(readingObject({ schemaVersion: 1, timer })).toThrow(SessionUnreadable)
  })

  it('says which field is wrong, and nothing about the person', () => {
    const reason = readingReason({ schemaVersion: 1, brdt: ['19700101'], timer: { time: 1 } })
    expect(reason).toContain('birthDate: expected string')
    expect(reason).toContain('timer.isRunning: expected')
    expect(reason).not.toContain('19700101')
  })

  it.each([
    ['{}', 'schemaVersion is missing or unknown'],
    ['[', 'not a JSON object'],
    [withVersion({ brNo: 1, token: 2 }), 'businessNumber: expected string; token: expected string'],
  ])('says so of %s', (text, reason) => {
    expect(failureOf(reading(text))).toMatchObject({ name: 'SessionUnreadable', message: reason })
  })

  it('is any garbage, and never anything worse', () => {
    const garbage = fc.oneof(anyText(), fc.json(), fc.object().map(withVersion))
    fc.assert(
      fc.property(garbage, text => {
        const failure = failureOf(reading(text))
        expect(failure === null || failure instanceof SessionUnreadable).toBe(true)
      }),
    )
  })
})

function withVersion(stored: object): string {
  return JSON.stringify({ ...stored, schemaVersion: 1 })
}

function readingReason(stored: object): string {
  const failure = failureOf(readingObject(stored))
  return failure instanceof SessionUnreadable ? failure.message : ''
}

function failureOf(attempt: () => unknown): unknown {
  try {
    attempt()
    return null
  } catch (error) {
    return error
  }
}

function storedAs(stored: object) {
  return memoryStorage({ [SESSION_KEY]: JSON.stringify(stored) })
}
