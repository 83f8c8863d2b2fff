import type { Recorded, RecordedCall } from 'recorded-responses'
import type { State } from '../state/state.ts'

export const UNREACHABLE = 'unreachable'

const REPLIES = {
  line: '5002:201:key=ISOLATED&nwait=120&nnext=30&tps=2&ttl=5',
  blocked: '5002:301:',
  /** Without a waiting room everybody has a turn. */
  recorded: '5002:200:key=ISOLATED',
} as const

type Asked = Pick<State, 'network' | 'queue' | 'faults' | 'responses'>

/**
 * Returns the response that the state asks for: none for a call that is sent on. It is pending for ever for a call that is
 * late, so that the limit of the page ends it.
 */
export async function responseFor(
  state: Asked,
  { common, calls }: Recorded,
  call: string,
  isCall: boolean,
): Promise<Response | typeof UNREACHABLE | undefined> {
  if (state.network === 'offline') return UNREACHABLE
  if (!isCall) return undefined
  if (call.endsWith('/ts.wseq')) return replyFor(state)
  const fault = ofCall(state.faults, call)
  const recorded: RecordedCall = ofCall(calls, call) ?? { refusals: [] }
  if (fault !== undefined) return failing(fault, [...recorded.refusals, ...common])
  if (state.responses === '') return undefined
  return recorded.response === undefined ? UNREACHABLE : Response.json(recorded.response)
}

function replyFor({ queue, responses }: Asked): Response | typeof UNREACHABLE | undefined {
  if (queue === 'broken') return UNREACHABLE
  const reply = queue || responses
  return reply === '' ? undefined : new Response(REPLIES[reply])
}

/** Returns the value of the call whose pattern this is, `GET /api/v1/proof-mstr/get/{id}`. */
function ofCall<T>(values: Readonly<Record<string, T>>, call: string): T | undefined {
  return Object.entries(values).find(([pattern]) => isSame(pattern, call))?.[1]
}

/** Returns true if a call is that of a pattern. */
export function isSame(pattern: string, call: string): boolean {
  const parts = pattern.split('/')
  const given = call.split('/')
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
  )
}

function failing(
  fault: string,
  refusals: RecordedCall['refusals'],
): Promise<Response> | Response | typeof UNREACHABLE {
  if (fault === 'late') return new Promise(() => {})
  if (fault === 'malformed') return Response.json({ altered: true })
  const refusal = refusals.find(each => faultOf(each) === fault)
  return refusal ? Response.json(refusal, { status: refusal.status }) : UNREACHABLE
}

/** Returns the name of a refusal in an address. */
export function faultOf({ status, errorCode }: RecordedCall['refusals'][number]): string {
  return `${status}-${errorCode}`
}
