import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLog, maskBusinessNumbers, maskNumbers } from './log.ts'

it.each([
  ['1234567890', '123-45-*****'],
  ['번호 123-45-67890 입니다', '번호 123-45-***** 입니다'],
  ['/detail/1234567890/x', '/detail/123-45-*****/x'],
  ['20250000000004', '20250000000004'],
  ['a1234567890', 'a1234567890'],
  ['0.1.0-4193212345', '0.1.0-4193212345'],
  ['a-1234567890', 'a-123-45-*****'],
  ['123456789', '123456789'],
])('of "%s" shows "%s"', (text, shown) => {
  expect(maskBusinessNumbers(text)).toBe(shown)
})

it('never writes a business number, wherever it comes from', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{10}$/),
      fc.constantFrom('', ' ', '"', '번호', '/', ','),
      (number, edge) => {
        const lines: string[] = []
        const log = createLog('info', { write: line => void lines.push(line) })
        log.info(
          { path: `/x/${number}`, err: new Error(`${edge}${number}${edge} is refused`) },
          `about ${number}`,
        )
        expect(lines).toHaveLength(1)
        expect(lines[0]).not.toContain(number)
      },
    ),
  )
})

it.each([
  ['8001010000001', '******'],
  ['번호 800101-0000001 입니다', '번호 ****** 입니다'],
  ['01012345678', '******'],
  ['계좌 12345678901234,', '계좌 ******,'],
  ['1234567890123456', '******'],
  ['1234567890', '123-45-*****'],
  ['20250000000004', '20250000000004'],
  ['0b8c4a52-1c7e-4f0e-9d55-123456789012', '0b8c4a52-1c7e-4f0e-9d55-123456789012'],
  ['2025-06-26T18:00:00.000Z', '2025-06-26T18:00:00.000Z'],
])('of "%s" shows "%s" with every number hidden', (text, shown) => {
  expect(maskNumbers(text)).toBe(shown)
})

it('never writes the row that the database refuses', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  const error = Object.assign(new Error('violates'), {
    detail: 'Failing row contains (홍길동).',
    where: '홍길동',
  })
  log.error({ err: error }, 'request failed')
  expect(lines.join()).toContain('violates')
  expect(lines.join()).not.toContain('홍길동')
})

it.each(['번호 1234567890', { brno: '1234567890' }, null])(
  'masks something thrown that is no error: %s',
  thrown => {
    const lines: string[] = []
    const log = createLog('info', { write: line => void lines.push(line) })
    log.error({ err: thrown }, 'request failed')
    expect(lines.join()).not.toContain('1234567890')
    expect(lines.join()).toContain(thrown === null ? '"err":null' : '123-45-*****')
  },
)

it('is on standard error, complete at any end: standard output is for lines that programs wait for', async () => {
  const program = `import { createLog } from './log.ts'; createLog('info').info('the last line'); process.reallyExit(0)`
  const args = ['--input-type=module', '--eval', program]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })
  expect(stdout).toBe('')
  expect(JSON.parse(stderr)).toMatchObject({ msg: 'the last line' })
})
