import type { Site } from './site.ts'

/** The options of all commands, as help shows them. */
export const OPTIONS = {
  'store-only': { type: 'boolean', about: 'stores the release without making it live' },
  to: { type: 'string', value: '<version>', about: 'goes back to that version' },
  allow: {
    type: 'string',
    multiple: true,
    value: '<browser>',
    about: 'gives it to a listed browser; repeatable',
  },
  version: { type: 'string', value: '<version>', about: 'the version, in place of that of its sources' },
  bundler: { type: 'string', value: 'vite|esbuild', about: 'the bundler of the new remote; vite if absent' },
  port: { type: 'string', value: '<port>', about: 'the port of the page; 4300 if absent' },
  from: { type: 'string', value: '<folder>', about: 'publishes that folder' },
  steps: {
    type: 'string',
    value: '<1:10,10:30,50:30>',
    about: 'grows by itself: percentages, each with its minutes; then live for all',
  },
  days: {
    type: 'string',
    value: '<days>',
    about: 'keeps releases that were stored or served within them: 30, at least 7',
  },
  keep: { type: 'string', value: '<number>', about: 'keeps so many of the newest of each remote: 10' },
  'no-smoke': { type: 'boolean', about: 'leaves the trial in a browser out' },
  'dry-run': { type: 'boolean', about: 'changes nothing, and prints the effect' },
  reason: { type: 'string', value: '<sentence>', about: 'is written to the history' },
  site: {
    type: 'string',
    value: '<address>',
    about: 'the site; else RELEASE_SITE. Its token is in OPS_TOKEN',
  },
  'token-file': { type: 'string', value: '<file>', about: 'a file with the token, in place of OPS_TOKEN' },
  json: { type: 'boolean', about: 'prints one line of JSON, also for an error' },
  help: { type: 'boolean', about: 'prints this' },
} as const

export type OptionName = keyof typeof OPTIONS
type ValueOf<O> = O extends { type: 'boolean' } ? boolean : O extends { multiple: true } ? string[] : string

export type Options = { readonly [K in OptionName]?: ValueOf<(typeof OPTIONS)[K]> }

/** The arguments by name; an optional one that is absent is empty. */
export type Names = Readonly<Record<'remote' | 'version' | 'percent' | 'folder' | 'commit', string>>

/** The command line, as it was read. */
export type Asked = { verb: string; names: Names; options: Options }

export type Result = {
  /** The value for `--json`, in the shape of the operations API. */
  value: unknown
  lines: readonly string[]
  /** True if another release may be live now. */
  isChange?: boolean
  exitCode?: number
}

export type Command = {
  /** Its arguments, as help shows them: `<needed>` and `[optional]`, each one of `Names`. */
  args?: string
  about: string
  /** Its options besides those that every command takes. */
  options?: readonly OptionName[]
  /** Runs it. `openSite` opens the site that the options name. */
  run: (asked: Asked, openSite: () => Promise<Site>) => Promise<Result>
}

export type Commands = Readonly<Record<string, Command>>

/** The options that every command takes. */
export const COMMON = ['dry-run', 'reason', 'site', 'token-file', 'no-smoke', 'json', 'help'] as const
