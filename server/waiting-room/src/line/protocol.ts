import { opcode } from 'queue-protocol'
import type { ReturnCode } from './lines.ts'

export type Question = {
  /** 0 when there is none, and NaN when it is no number. */
  opcode: number
  service: string
  action: string
  key: string
  /** The assignment that the client wants before the result, when it is one that may be repeated to it. */
  prefix: string
  /** Asked from a script element, whose answer is JavaScript; else plain text. A `#` in what a page sends cuts `js` off. */
  isScript: boolean
}

export type Answer = { type: number; code: ReturnCode; fields: Readonly<Record<string, string | number>> }

// Anything else in the place of the prefix would run as a script in the page.
const HARMLESS_PREFIX = /^NetFunnel\.gRtype=\d{4};$/
const NOT_IN_VALUES = /[^\w .-]/g

/** Reads a request's query; parameters that are missing are empty, unknown ones and their order do not matter. */
export function readQuestion(url: string): Question {
  const start = url.indexOf('?')
  const query = start === -1 ? '' : url.slice(start + 1)
  const value = isEncoded(query) ? decoding(query) : (name: string) => valueIn(query, name)
  const prefix = value('prefix') ?? ''
  return {
    opcode: opcodeIn(value('opcode') ?? ''),
    service: value('sid') ?? '',
    action: value('aid') ?? '',
    key: value('key') ?? '',
    prefix: HARMLESS_PREFIX.test(prefix) ? prefix : 'NetFunnel.gRtype=4999;',
    isScript: value('js') !== null || prefix !== '',
  }
}

/** Whether a question is for a number of one's own. */
export function takesNumber({ opcode: asked }: Question): boolean {
  return asked === opcode.GET_TICKET || asked === opcode.GET_TICKET_AND_CHECK_ENTER
}

// What a client of version 2.2 calls a ticket's opcode: its script lacks the number, and reads no reply of type 5001.
function opcodeIn(text: string): number {
  return text === 'undefined' ? opcode.GET_TICKET_AND_CHECK_ENTER : Number(text)
}

// Clients encode nothing, and decoding would be most of what reading a query costs.
const isEncoded = (query: string) => query.includes('%') || query.includes('+')

function decoding(query: string): (name: string) => string | null {
  const parameters = new URLSearchParams(query)
  return name => parameters.get(name)
}

/** The first value of a name in a query in which nothing is encoded; null when it has none. */
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

/** What a client that asks without a script reads, `200:key=…&nwait=0`. In ASCII alone. */
export function resultText({ code, fields }: Answer): string {
  let text = `${code}:`
  let separator = ''
  for (const name in fields) {
    text += `${separator}${name}=${inValue(fields[name])}`
    separator = '&'
  }
  return text
}

// What no value needs is left out of it: other characters would end it, or run as a script.
function inValue(value: string | number | undefined): string | number | undefined {
  return typeof value === 'string' ? value.replace(NOT_IN_VALUES, '') : value
}

/** The same behind the type of the reply, as the script that the clients of the script-element kind run. In ASCII alone. */
export function resultScript(prefix: string, answer: Answer): string {
  const result = `${answer.type}:${resultText(answer)}`
  return `${prefix}NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`
}
