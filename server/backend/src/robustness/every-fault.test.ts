import type { OpenApiDocument } from 'server-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dependencies } from '../dependencies.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { makeEveryCall } from '../testing/calls/every-call.ts'
import { FaultInjector, type Way } from '../testing/faults/fault-injector.ts'
import { failPorts } from '../testing/faults/failing-ports.ts'
import { failStatements } from '../testing/faults/failing-statements.ts'
import { StoredState } from '../testing/faults/stored-state.ts'
import { tryCall, type Asked, type Choose, type Trial } from '../testing/faults/try-call.ts'

/** Set by `npm run faults`, which tries every step of the calls whose name contains this. */
const named = process.env['FAULTS']

const EVERY_WAY: readonly Way[] = ['refused', 'unsent', 'lost']

const everywhere: Choose = () => EVERY_WAY

/** The commits of a call, whose response can be lost, and its last step. */
const atTheEnd: Choose = (step, { isLast }) => {
  if (step === 'commit') return ['lost']
  return isLast ? ['refused'] : []
}

/** Calls beyond the two tables, which are tried before the application is filed. */
const DRAFT = '/api/v1/application/draft'
const OTHERS = [
  { call: `PUT ${DRAFT}`, sent: { json: {} } },
  { call: `GET ${DRAFT}`, sent: {} },
  { call: `DELETE ${DRAFT}`, sent: {} },
  { call: 'POST /api/v1/auth/logout', sent: {} },
]

/** The end of a gateway's window; the sandbox has no outcome for it to record. */
const NOT_TRIED = ['GET /api/v1/auth/identity/end']

const injector = new FaultInjector()
const statements = failStatements(injector)
const trials: Trial[] = []
let backend: TestBackend

beforeAll(async () => {
  let dependencies: Dependencies | undefined
  backend = await startTestBackend({ CDN_DIR: '/nowhere' }, opened => {
    dependencies = opened
    // The mode of the site is read once a second, so that it is no step of a call.
    return { ...failPorts(opened, injector), refuseInMode: async () => {} }
  })
  if (!dependencies) throw new Error('The backend was opened without its dependencies.')
  const site = { backend, dependencies, injector, statements, state: new StoredState(backend) }
  const attempt = async (asked: Asked) => {
    if (asked.call.includes(named ?? ''))
      trials.push(await tryCall(site, asked, named === undefined ? atTheEnd : everywhere))
  }
  await makeEveryCall(backend, async (call, sent, cookie) => {
    if (call.includes('/sandbox/')) return
    if (call === 'POST /api/v1/application/create')
      for (const other of OTHERS) await attempt({ ...other, cookie })
    await attempt({ call, sent, cookie })
  })
}, 600_000)
afterAll(async () => {
  statements.end()
  await backend.stop()
})

it('no call is half done, or reports a success that is none, whichever step fails', () => {
  if (named !== undefined) process.stdout.write(table(trials))
  expect(trials.flatMap(({ problems }) => problems)).toEqual([])
})

it.runIf(named === undefined)('each call for applicants has been tried', async () => {
  const { paths } = (await (await fetch(`${backend.address}/openapi.json`)).json()) as OpenApiDocument
  const published = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  )
  const tried = new Set(trials.filter(({ tried: count }) => count > 0).map(({ call }) => call))
  const ofApplicants = published.filter(call => call.includes(' /api/'))
  expect(ofApplicants.filter(call => !tried.has(call))).toEqual(NOT_TRIED)
})

function table(tried: readonly Trial[]): string {
  const rows = tried.map(
    ({ call, steps, changes, tried: count, problems }) =>
      `${call}\t${steps.length}\t${changes.length}\t${count}\t${problems.length}`,
  )
  return ['call\tsteps\tchanges\tfaults\tproblems', ...rows, ''].join('\n')
}
