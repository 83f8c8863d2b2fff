import type { State } from '../state/state.ts'

export const UNREACHABLE = 'unreachable'

const REPLIES = {
  line: '5002:201:key=ISOLATED&nwait=120&nnext=30&tps=2&ttl=5',
  blocked: '5002:301:',
} as const

/**
 * Returns the response that the state asks for: none for a call that is sent on. It is pending for ever for a call that is
 * late, so that the limit of the page ends it.
 */
export async function responseFor(
  { network, queue, faults }: Pick<State, 'network' | 'queue' | 'faults'>,
  call: string,
  isCall: boolean,
): Promise<Response | typeof UNREACHABLE | undefined> {
  if (network === 'offline') return UNREACHABLE
  if (!isCall) return undefined
  if (call.endsWith('/ts.wseq') && queue !== '')
    return queue === 'broken' ? UNREACHABLE : new Response(REPLIES[queue])
  const fault = Object.entries(faults).find(([each]) => isSame(each, call))?.[1]
  return fault === undefined ? undefined : responseOf(fault)
}

/** Returns true if a call is that of a pattern, `GET /api/v1/proof-mstr/get/{id}`. */
export function isSame(pattern: string, call: string): boolean {
  const parts = pattern.split('/')
  const given = call.split('/')
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
  )
}

function responseOf(fault: string): Promise<Response> | Response | typeof UNREACHABLE {
  if (fault === 'late') return new Promise(() => {})
  if (fault === 'unreachable') return UNREACHABLE
  if (fault === 'malformed') return Response.json({ altered: true })
  return refusal(401, 'AUTH_EXPIRED', '인증이 만료되었습니다. 다시 인증해주세요.')
}

function refusal(status: number, errorCode: string, message: string): Response {
  return Response.json({ status, errorCode, message }, { status })
}
