import { changeClock, createSeed, readClock } from 'sandbox-api'
import { forgetApplicant } from 'shared-session'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { takeSession } from '../seeds/take-session.ts'
import type { State } from './state/state.ts'
import * as t from './texts.ko.ts'
import { SESSION_KEY, storedSession } from './stored-session.ts'

/** The page to begin on, where the state names none, and by how much its time is ahead (milliseconds). */
export type Prepared = { aheadMs: number; override: object | null }

/**
 * Brings server and session into the state: the clock of the sandbox, the application of the scenario with its
 * session, and the session's changed fields. Throws `CallRefused` or `SiteUnreachable`.
 */
export async function prepare(remote: string, state: State, send: CallSandbox): Promise<Prepared> {
  const aheadMs = state.clock === '' ? 0 : Date.parse(state.clock) - Date.now()
  forgetApplicant()
  if (state.responses === 'recorded') beginRecorded(aheadMs)
  else await setClock(state.clock, send)
  if (state.scenario !== '' && state.responses === '') {
    const { scenario, person: personId } = state
    takeSession(await send(createSeed, { body: { scenario, ...(personId !== '' && { personId }) } }), aheadMs)
  }
  if (state.session !== '')
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...storedSession(), ...JSON.parse(state.session) }))
  return {
    aheadMs,
    override: state.version === '' ? null : await signedVersion(remote, state.version, aheadMs),
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
