/** The entry point for code without a page: sends calls, and exports their errors. */
export { CallRefused, refusalIn, SiteUnreachable } from './errors.ts'
export { addressOf, readAs, sendCall, type InputOf, type JsonCall, type OutputOf } from './send-call.ts'
