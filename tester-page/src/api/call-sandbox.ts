import { callSite } from 'page-kit'
import * as t from './texts.ko.ts'

/** Calls the sandbox's API; a body makes it a POST. Throws `CallRefused` or `SiteUnreachable`. */
export type CallSandbox = (path: string, body?: object) => Promise<unknown>

export const callSandbox: CallSandbox = (path, body) =>
  callSite(`/sandbox/api${path}`, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    unreachable: t.failed,
  })
