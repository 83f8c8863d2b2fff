/** A mistake of the caller. The message is the usage of the command. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/** A failure of a command, as `--json` prints it. */
export type Failure = { error: { code: string; message: string; exitCode: number } }

/** Returns the failure behind an error: its code, a sentence, and the exit code of the command. */
export function failureOf(error: unknown): Failure {
  const code = codesOf(error)[0] ?? 'UNKNOWN'
  return { error: { code, message: explanationOf(error), exitCode: exitCodeOf(error) } }
}

/** Prints the error, and returns the exit code for it. */
export function explain(error: unknown): number {
  process.stderr.write(`${explanationOf(error)}\n`)
  return exitCodeOf(error)
}

/** Returns the message of an error with a name of its own or of the system, and the stack of any other. */
export function explanationOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const system = systemSentence(error)
  if (system !== null) return system
  return UNNAMED.includes(error.name) ? (error.stack ?? error.message) : error.message
}

const UNNAMED = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AssertionError']

/** The failures of a disk, with the way out. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and run the command again; what was live stays live.',
  EDQUOT: 'The quota of the disk is used up. Free some space and run the command again.',
  EROFS: 'The disk is read-only.',
  ENOENT: 'There is no such file or folder. Look at the path, and build before you publish.',
  ENOTDIR: 'This is a file where a folder is needed.',
  EACCES: 'This account may not read or write it. Run the command as the owner of the folder.',
  EPERM: 'This account may not change it. Run the command as the owner of the folder.',
}

function systemSentence(error: Error): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException
  const sentence = Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : undefined
  return sentence === undefined ? null : `${path === undefined ? '' : `${path}: `}${sentence} (${code})`
}

/** Codes and names of errors about invalid arguments. */
const WRONG_USAGE = [
  'WrongUsage',
  'UnknownPackage',
  'NotLive',
  'MissingRelease',
  'AlreadyLive',
  'REMOTE_NOT_LIVE',
  'RELEASE_NOT_FOUND',
  'RELEASE_ALREADY_LIVE',
  'REQUEST_MALFORMED',
]

/** A release that does not fit the live site. */
const REFUSED = ['RefusedByGate', 'PathTaken', 'REFUSED_BY_GATE', 'PATH_TAKEN']

function exitCodeOf(error: unknown): number {
  const codes = codesOf(error)
  if (codes.some(code => WRONG_USAGE.includes(code))) return 2
  return codes.some(code => REFUSED.includes(code)) ? 3 : 1
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { errorCode, code } = error as { errorCode?: unknown; code?: unknown }
  return [errorCode, code, error.name].filter(found => typeof found === 'string')
}
