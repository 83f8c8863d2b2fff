import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked } from './mask.ts'
import { reportOf } from './report.ts'
import { stateIn } from './state/state.ts'

describe('a text of the record', () => {
  it.each([
    ['800101-1234567', '******'],
    ['주민번호 800101 1234567입니다', '주민번호 ******입니다'],
    ['ci-800101-1234567', 'ci-******'],
    ['T8001011234567', 'T******'],
    ['010-1234-5678, 010.1234.5678, 010 1234 5678, 01012345678', '******, ******, ******, ******'],
    ['８００１０１-１２３４５６７', '******'],
    ['계좌 110-123-456789', '계좌 ******'],
    ['12345678901234567890', '******'],
    ['{"mobileNumber":1012345678,"a":1}', '{"mobileNumber":"***","a":1}'],
    ['{"dpstrNm":"홍\\"길동","a":1}', '{"dpstrNm":"***","a":1}'],
    ['{"data":"{\\"aplyNm\\":\\"홍길동\\",\\"a\\":1}"}', '{"data":"{\\"aplyNm\\":\\"***\\",\\"a\\":1}"}'],
    ['{"token":"cut off he', '{"token":"***"'],
    ['/x?ci=abc&token=def#a', '/x?ci=***&token=***'],
  ])('%s is shown as %s', (text, shown) => {
    expect(masked(text)).toBe(shown)
  })

  it.each([
    'aplyNo 20250000000001',
    '20259999999999',
    '123-45-67890 and 1234567890',
    '2025-06-10T00:00:00.000Z',
    'mfe-proof 0.1.0-f481475b59',
    '{"a":{"nmb":1},"status":200}',
  ])('%s is shown as it is', text => {
    expect(masked(text)).toBe(text)
  })

  it('a longer number that begins like an application’s is a person’s', () => {
    expect(masked('202500000000011')).toBe('******')
  })

  it('a personal field shows nothing of its value, however deep it is in texts of JSON', () => {
    // fast-check's own `binary` takes a second to make.
    const character = fc.nat(0xd7ff).map(code => String.fromCodePoint(code))
    const value = fc.string({ unit: character, maxLength: 20 })
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 3 }), (text, depth) => {
        const secret = `SECRET${text}`
        let body = JSON.stringify({ token: secret, other: 1 })
        for (let at = 0; at < depth; at += 1) body = JSON.stringify({ inner: body, other: 1 })
        expect(masked(body)).not.toContain('SECRET')
      }),
    )
  })
})

it('a report has neither in its address nor in its state what a tester typed into the session', () => {
  const session = '{"token":"SECRET","mobileNo":"01012345678","aplyNo":"20250000000001"}'
  const report = reportOf({
    address: 'http://localhost/sandbox/remote/mfe-proof',
    browser: 'a browser',
    shell: '/shell.js',
    remote: { name: 'mfe-proof', version: '1', routes: [] },
    state: stateIn(`?width=360&${new URLSearchParams({ session })}`),
    session: { token: 'SECRET' },
    entries: [{ kind: 'call', text: 'POST /api/x', response: '{"token":"SECRET' }],
  })
  expect(report).not.toMatch(/SECRET|1234/)
  const query = stateIn(report.slice(report.indexOf('?'), report.indexOf('\n')))
  expect(query).toMatchObject({
    width: '360',
    session: session.replace('SECRET', '***').replace('01012345678', '***'),
  })
})
