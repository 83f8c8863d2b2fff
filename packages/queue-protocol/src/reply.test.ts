import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseReply } from './reply.ts'

const anyText = fc.string({ unit: fc.nat(0xd7ff).map(code => String.fromCodePoint(code)) })

const types = fc.integer({ min: 1000, max: 9999 })
const codes = fc.integer({ min: 100, max: 999 })
const word = fc.stringMatching(/^[A-Za-z0-9._"<>%-]{1,20}$/)
const pairs = fc.uniqueArray(fc.tuple(word, word), { selector: ([name]) => name })

function scriptWith(result: string): string {
  return `NetFunnel.gRtype=5101;NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`
}

function written(fields: [string, string][]): string {
  return fields.map(([name, value]) => `${name}=${value}`).join('&')
}

describe('a reply', () => {
  it('is read from its script', () => {
    const reply = parseReply(
      "NetFunnel.gRtype=5101;NetFunnel.gControl.result='5002:201:key=7B88&nwait=3&nnext=1&tps=11.247706&ttl=1&ip=nf.example.org&port=443&first=1&utime=1741564800&mprotect=0'; NetFunnel.gControl._showResult();",
    )
    expect(reply).toMatchObject({ type: 5002, code: 201 })
    expect(Object.fromEntries(reply?.fields ?? [])).toEqual({
      key: '7B88',
      nwait: '3',
      nnext: '1',
      tps: '11.247706',
      ttl: '1',
      ip: 'nf.example.org',
      port: '443',
      first: '1',
      utime: '1741564800',
      mprotect: '0',
    })
  })

  it('is read bare, with or without its request type', () => {
    expect(parseReply('5004:200:key=A')).toMatchObject({ type: 5004, code: 200, text: '5004:200:key=A' })
    expect(parseReply('200:key=A\n')).toMatchObject({ type: 5002, code: 200, text: '5002:200:key=A' })
  })

  it('may have a code alone', () => {
    expect(parseReply('5004:502')).toMatchObject({ type: 5004, code: 502, text: '5004:502:' })
    expect(parseReply('5004:200:key=')?.fields.get('key')).toBe('')
    expect(parseReply('5004:200:key')?.fields.get('key')).toBe('')
  })

  it('takes any request type before the result, as newer servers send', () => {
    const body =
      "NetFunnel.gRtype=4999;NetFunnel.gControl.result='5002:200:key=A&sticky=nf4';NetFunnel.gControl._showResult();"
    expect(parseReply(body)?.fields.get('sticky')).toBe('nf4')
  })

  it('has a value only up to a second equals sign', () => {
    expect(parseReply('5002:501:msg="a=b"&nwait=1')?.fields.get('msg')).toBe('"a')
  })

  it('is not decoded', () => {
    expect(parseReply('5002:200:key=%41+B')?.fields.get('key')).toBe('%41+B')
  })

  it.each([
    '',
    '<html>502 Bad Gateway</html>',
    "NetFunnel.gRtype=5101;NetFunnel.gControl.result='5002:200:key=A'",
    "NetFunnel.gControl.result='nothing'; NetFunnel.gControl._showResult();",
    "alert('5002:200:key=A')",
    '5002:20:key=A',
    '50022:200:key=A',
    '{"status":200}',
  ])('is not there in %j', body => {
    expect(parseReply(body)).toBeNull()
  })

  it('gives every field back as it was written, bare and in a script', () => {
    fc.assert(
      fc.property(types, codes, pairs, (type, code, fields) => {
        const text = `${type}:${code}:${written(fields)}`
        const expected = { type, code, text, fields: new Map(fields) }
        expect(parseReply(text)).toEqual(expected)
        expect(parseReply(scriptWith(text))).toEqual(expected)
      }),
    )
  })

  it('is not there in a script that was cut, wherever that was', () => {
    const script = scriptWith('5002:200:key=A&nwait=3')
    for (let end = 0; end < script.length; end += 1) expect(parseReply(script.slice(0, end))).toBeNull()
  })

  it('can be stored and read again, even without a request type', () => {
    fc.assert(
      fc.property(codes, pairs, fc.constantFrom('', ' ', '\n'), (code, fields, end) => {
        const reply = parseReply(`${code}:${written(fields)}${end}`)
        expect(reply).toMatchObject({ type: 5002, code })
        expect(parseReply(reply?.text ?? '')).toEqual(reply)
      }),
    )
  })

  it('is null or well-formed, whatever the server sends', () => {
    const nearly = fc.array(
      fc.constantFrom(
        '5002',
        ':',
        '200',
        "'",
        '=',
        '&',
        'key',
        '\n',
        "NetFunnel.gControl.result='",
        '_showResult();',
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          nearly.map(parts => parts.join('')),
        ),
        body => {
          const reply = parseReply(body)
          expect(reply === null || (reply.type >= 0 && reply.type <= 9999 && reply.code <= 999)).toBe(true)
        },
      ),
    )
  })
})
