import { opcode } from 'queue-protocol'

/** What the waiting room says. Its values are texts, and are not decoded. */
export type Reply = {
  /** The type of the request that it replies to, 5002 where the server does not say. */
  type: number
  code: number
  fields: ReadonlyMap<string, string>
  /** The result in full, as it is kept for a ticket. */
  text: string
}

// A script that was cut short lacks its last call, and then says nothing at all.
const SCRIPT = /NetFunnel\.gControl\.result='([^']*)';\s*NetFunnel\.gControl\._showResult\(\);/
const RESULT = /^(?:(\d{4}):)?(\d{3})(?::(.*))?$/s

/**
 * Reads a reply, `RRRR:CCC:k=v&…`, bare or inside the script that carries it, or gives null when there is none (QUE-17).
 * The script is only ever read, never run.
 */
export function parseReply(body: string): Reply | null {
  const script = SCRIPT.exec(body)
  const [, type = String(opcode.CHECK_ENTER), code, params = ''] =
    RESULT.exec((script?.[1] ?? body).trim()) ?? []
  if (!code) return null
  return {
    type: Number(type),
    code: Number(code),
    fields: fieldsOf(params),
    text: `${type}:${code}:${params}`,
  }
}

// Only what stands before a second `=` belongs to the value.
function fieldsOf(params: string): ReadonlyMap<string, string> {
  const pairs = params.split('&').map(pair => pair.split('='))
  return new Map(pairs.filter(([name]) => name).map(([name = '', value = '']) => [name, value]))
}
