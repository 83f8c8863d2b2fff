import type { Calls } from './exchange.ts'

/** Lets everyone in at once. The reply is a script for the waiting room's own client; no origin may read it. */
export const waitingRoomCalls: Calls = {
  'GET /ts.wseq': ({ query }) => ({
    script: `${query.get('prefix') ?? ''}NetFunnel.gControl.result='${resultOf(query)}';NetFunnel.gControl._showResult();`,
  }),
}

function resultOf(query: URLSearchParams): string {
  const isDone = query.get('opcode') === '5004'
  return isDone ? '5004:200:key=K1' : '5002:200:key=K1&nwait=0&nnext=0&tps=1&ttl=0'
}
