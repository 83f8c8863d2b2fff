import type { ReturnCode } from './lines.ts'

export type Question = {
  /** 0 when there is none, and NaN when it is no number. */
  opcode: number
  service: string
  action: string
  key: string
  /** The assignment that the client wants before the result, when it is one that may be repeated to it. */
  prefix: string
  /** Asked from a script element, whose answer is JavaScript; else plain text. */
  isScript: boolean
}

export type Answer = { type: number; code: ReturnCode; fields: Readonly<Record<string, string | number>> }

// Anything else in the place of the prefix would run as a script in the page.
const HARMLESS_PREFIX = /^NetFunnel\.gRtype=\d{4};$/
const UNSAFE_IN_VALUES = /['"&=;:\\<>\r\n\u2028\u2029]/g

/** Reads a request's query; parameters that are missing are empty, unknown ones and their order do not matter. */
export function readQuestion(url: string): Question {
  const queryStart = url.indexOf('?')
  const query = new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart + 1))
  const text = (name: string) => query.get(name) ?? ''
  return {
    opcode: Number(text('opcode')),
    service: text('sid'),
    action: text('aid'),
    key: text('key'),
    prefix: HARMLESS_PREFIX.test(text('prefix')) ? text('prefix') : 'NetFunnel.gRtype=4999;',
    isScript: query.has('js'),
  }
}

/** The result on the wire, `5002:200:key=…&nwait=0`; characters that would end a value are left out of it. */
export function resultText({ type, code, fields }: Answer): string {
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${String(value).replace(UNSAFE_IN_VALUES, '')}`,
  )
  return `${type}:${code}:${pairs.join('&')}`
}

/** The same as the script that the clients of the script-element kind run. */
export function resultScript(prefix: string, answer: Answer): string {
  return `${prefix}NetFunnel.gControl.result='${resultText(answer)}'; NetFunnel.gControl._showResult();`
}
