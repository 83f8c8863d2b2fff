import { sendCall, type InputOf, type JsonCall, type OutputOf } from 'page-kit/calls'
import * as t from './texts.ko.ts'

/** Sends a call of the sandbox's API. Throws `CallRefused` or `SiteUnreachable`. */
export type CallSandbox = <C extends JsonCall>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>

export const callSandbox: CallSandbox = (call, input) =>
  sendCall(call, input, { unreachable: t.failed, unexpected: t.failed })
