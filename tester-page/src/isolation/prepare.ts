import { changeClock, createSeed, readClock } from 'sandbox-api'
import { forgetApplicant } from 'shared-session'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { takeSession } from '../seeds/take-session.ts'
import type { Remote } from './read-remotes.ts'
import type { State } from './state/state.ts'
import * as t from './texts.ko.ts'
import { SESSION_KEY, storedSession } from './stored-session.ts'

/** The page to begin on, by how much its time is ahead (milliseconds), and the release in place of the live one. */
export type Prepared = { page: string; aheadMs: number; override: object | null }

/**
 * Brings server and session into the state: the clock of the sandbox, the application of the scenario with its
 * session, and the session's changed fields. Begins on the page of the state, else of the scenario if the remote has it, else
 * on its first. Throws `CallRefused`, `SiteUnreachable`, or `Error` for a session that is no JSON.
 */
export async function prepare({ name, routes }: Remote, state: State, send: CallSandbox): Promise<Prepared> {
  const aheadMs = state.clock === '' ? 0 : Date.parse(state.clock) - Date.now()
  forgetApplicant()
  if (state.responses === 'recorded') beginRecorded(aheadMs)
  else await setClock(state.clock, send)
  const seeded = state.responses === '' ? await seed(state, aheadMs, send) : ''
  if (state.session !== '') changeSession(state.session)
  const page = routes.find(({ path }) => path === seeded) ?? routes[0]
  return {
    page: state.page || (page?.path ?? '/'),
    aheadMs,
    override: state.version === '' ? null : await signedVersion(name, state.version, aheadMs),
  }
}

/** Signs the tab in as the applicant of the scenario. Returns the path of its page; empty without a scenario. */
async function seed(
  { scenario, person: personId }: State,
  aheadMs: number,
  send: CallSandbox,
): Promise<string> {
  if (scenario === '') return ''
  const seeded = await send(createSeed, { body: { scenario, ...(personId !== '' && { personId }) } })
  takeSession(seeded, aheadMs)
  return seeded.page
}

function changeSession(fields: string): void {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...storedSession(), ...JSON.parse(fields) }))
  } catch (cause) {
    throw new Error(t.sessionNotJson, { cause })
  }
}

/** Signs the tab in as the person of the recording; the cookie is the one that the guard of pages reads. */
function beginRecorded(aheadMs: number): void {
  document.cookie = 'sbiz_auth_on=1; path=/'
  const person = { brno: '1234567802', personId: '', ci: 'CI', aplyType: '확인', mngFrGb: '1' }
  takeSession({ aplyNo: '20250000000001', token: 'RECORDED', half: 'result', page: '', ...person }, aheadMs)
}

/** An address without a time has the real one. */
async function setClock(now: string, send: CallSandbox): Promise<void> {
  if (now !== '') await send(changeClock, { body: { now } })
  else if ((await send(readClock, {})).isSet) await send(changeClock, { body: { now: null } })
}

async function signedVersion(remote: string, version: string, aheadMs: number): Promise<object> {
  const now = new Date(Date.now() + aheadMs).toISOString()
  const response = await fetch(`/sandbox/remote/${remote}/${version}?${new URLSearchParams({ now })}`)
  if (!response.ok) throw new Error(t.noSuchVersion(remote, version))
  return response.json() as Promise<object>
}
