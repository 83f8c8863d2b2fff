/** The door for code without a page: sending calls, and their errors. */
export { CallRefused, refusalIn, SiteUnreachable } from './errors.ts'
export { addressOf, readAs, sendCall, type InputOf, type JsonCall, type OutputOf } from './send-call.ts'
