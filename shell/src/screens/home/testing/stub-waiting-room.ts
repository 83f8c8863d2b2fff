import { vi } from 'vitest'

const LETS_IN = `NetFunnel.gRtype=5101;NetFunnel.gControl.result='5002:200:key=7B88&nwait=0'; NetFunnel.gControl._showResult();`

/**
 * Makes the waiting room reply in this way to the questions of home: it lets the page in, fails, or hides its replies from
 * the page. Returns the codes of the questions so far.
 */
export function stubWaitingRoom(kind: 'letsIn' | 'fails' | 'hidesItsReplies'): string[] {
  const asked: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (address: string | URL, options?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    if (pathname !== '/ts.wseq') return fetch(address, options)
    asked.push(searchParams.get('opcode') ?? 'none')
    const isReached = kind === 'letsIn' || (kind === 'hidesItsReplies' && options?.mode === 'no-cors')
    if (!isReached) throw new TypeError('Failed to fetch')
    return new Response(LETS_IN)
  })
  return asked
}
