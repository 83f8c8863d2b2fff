import { expect, it, vi } from 'vitest'
import { Journal } from './journal.ts'
import { reportOf } from './report.ts'
import { stateIn } from './state/state.ts'

const remote = { name: 'mfe-proof', version: '1.2.0', routes: [] }

it('the journal keeps the newest 500 entries, and tells those who look at it', () => {
  const journal = new Journal()
  const listener = vi.fn<() => void>()
  const end = journal.subscribe(listener)
  for (let each = 1; each <= 501; each += 1) journal.record({ kind: 'navigation', text: `/${each}` })
  const [oldest] = journal.entries()
  expect([journal.entries().length, oldest?.text, listener.mock.calls.length]).toEqual([500, '/2', 501])
  end()
  journal.record({ kind: 'navigation', text: '/' })
  expect(listener).toHaveBeenCalledTimes(501)
})

it('a report names the version of the state before the live one, and hides names and numbers of a person', () => {
  const about = { address: '/sandbox/remote/mfe-proof', browser: 'B', shell: '/assets/shell.1.js', remote }
  const session = { ci: 'CI', rpsrNm: '홍길동', acntNo: '110-222-333333', aplyNo: '20250000000001' }
  const call = { kind: 'call', text: 'POST /api/x', outcome: '200' } as const
  const entries = [
    { ...call, request: '{"mobileNo":"01012345678"}', response: '{"note":"801231-1234567"}' },
    { kind: 'dialog', text: '삭제할까요?' } as const,
  ]
  expect(reportOf({ ...about, state: stateIn('?version=1.3.0'), session, entries })).toBe(`\
address: /sandbox/remote/mfe-proof?version=1.3.0
remote: mfe-proof 1.3.0
shell: /assets/shell.1.js
browser: B
state: ${JSON.stringify(stateIn('?version=1.3.0'))}
session: {"ci":"***","rpsrNm":"***","acntNo":"***","aplyNo":"20250000000001"}

call POST /api/x 200
  > {"mobileNo":"***"}
  < {"note":"******"}
dialog 삭제할까요?`)
  expect(reportOf({ ...about, state: stateIn(''), session, entries })).toContain('remote: mfe-proof 1.2.0')
})
