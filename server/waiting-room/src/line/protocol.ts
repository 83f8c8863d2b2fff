import { opcode } from 'queue-protocol'
import type { ReturnCode } from './lines.ts'

export type Question = {
  /** 0 when there is none, and NaN when it is no number. */
  opcode: number
  service: string
  action: string
  /** Empty when there is none, and when it is longer than any key. */
  key: string
  /** The assignment that the client wants before the result; a harmless one if it sent another. */
  prefix: string
  /** Asked by a script element, so that the reply is JavaScript. `js` can be missing: a `#` in user data cuts it off. */
  isScript: boolean
}

/** A reply before it is written: its fields in the order of the wire. */
export type Reply = { type: number; code: ReturnCode; fields: Readonly<Record<string, string | number>> }

// Any other prefix would run as a script in the page.
const HARMLESS_PREFIX = /^NetFunnel\.gRtype=\d{4};$/
const NOT_IN_VALUES = /[^\w .-]/g
/** The longest key that a client sends. */
const LONGEST_KEY = 256

/** Reads the query of a request. Missing parameters are empty; unknown ones and the order are ignored. */
export function readQuestion(url: string): Question {
  const start = url.indexOf('?')
  const query = start === -1 ? '' : url.slice(start + 1)
  const value = isEncoded(query) ? decoding(query) : (name: string) => valueIn(query, name)
  const prefix = value('prefix') ?? ''
  const key = value('key') ?? ''
  return {
    opcode: opcodeIn(value('opcode') ?? ''),
    service: value('sid') ?? '',
    action: value('aid') ?? '',
    key: key.length > LONGEST_KEY ? '' : key,
    prefix: HARMLESS_PREFIX.test(prefix) ? prefix : 'NetFunnel.gRtype=4999;',
    isScript: value('js') !== null || prefix !== '',
  }
}

/** Returns true for a question that takes a number. */
export function takesNumber({ opcode: asked }: Question): boolean {
  return asked === opcode.GET_TICKET || asked === opcode.GET_TICKET_AND_CHECK_ENTER
}

// Clients of version 2.2 send `undefined` for a ticket, and read no reply of type 5001.
function opcodeIn(text: string): number {
  return text === 'undefined' ? opcode.GET_TICKET_AND_CHECK_ENTER : Number(text)
}

// Clients encode nothing, and decoding would be most of the cost of reading a query.
const isEncoded = (query: string) => query.includes('%') || query.includes('+')

function decoding(query: string): (name: string) => string | null {
  const parameters = new URLSearchParams(query)
  return name => parameters.get(name)
}

/** Returns the first value of a name in a query without encoding; null without one. */
function valueIn(query: string, name: string): string | null {
  for (let at = query.indexOf(name); at !== -1; at = query.indexOf(name, at + 1)) {
    if (at > 0 && query[at - 1] !== '&') continue
    const after = at + name.length
    const next = query.indexOf('&', after)
    const end = next === -1 ? query.length : next
    if (after === end) return ''
    if (query[after] === '=') return query.slice(after + 1, end)
  }
  return null
}

/** Writes a reply as plain text, `200:key=…&nwait=0`. ASCII only. */
export function resultText({ code, fields }: Reply): string {
  let text = `${code}:`
  let separator = ''
  for (const name in fields) {
    text += `${separator}${name}=${inValue(fields[name])}`
    separator = '&'
  }
  return text
}

// Other characters are left out: they would end the value, or run as a script.
function inValue(value: string | number | undefined): string | number | undefined {
  return typeof value === 'string' ? value.replace(NOT_IN_VALUES, '') : value
}

/** Writes a reply with its type as the script that a script element runs. ASCII only. */
export function resultScript(prefix: string, reply: Reply): string {
  const result = `${reply.type}:${resultText(reply)}`
  return `${prefix}NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`
}
