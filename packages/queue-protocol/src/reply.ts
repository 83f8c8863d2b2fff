import * as opcode from './opcodes.ts'

/** A reply of the waiting room. Its values are texts, and are not decoded. */
export type Reply = {
  /** The type of its request; 5002 if the server sends none. */
  type: number
  code: number
  fields: ReadonlyMap<string, string>
  /** The whole result, as it is stored in a ticket. */
  text: string
}

// A script that was cut short lacks its last call, and is no reply.
const SCRIPT = /NetFunnel\.gControl\.result='([^']*)';\s*NetFunnel\.gControl\._showResult\(\);/
const RESULT = /^(?:(\d{4}):)?(\d{3})(?::(.*))?$/s

/**
 * Reads a reply, `RRRR:CCC:k=v&…`, bare or inside its script. Returns null if there is none (QUE-17). The script is never
 * run.
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

// A second `=` ends the value.
function fieldsOf(params: string): ReadonlyMap<string, string> {
  const pairs = params.split('&').map(pair => pair.split('='))
  return new Map(pairs.filter(([name]) => name).map(([name = '', value = '']) => [name, value]))
}
