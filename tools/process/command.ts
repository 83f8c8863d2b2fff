import { stopAll, stopChildrenOnSignals } from './children.ts'

/** What went wrong is the caller's doing: how to use the command is the whole message. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/**
 * Runs a command to its end; its number is the exit code. A failure with a name of its own is explained by its
 * message alone; any other is a bug and shows where it comes from. No child outlives the command.
 */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  stopChildrenOnSignals()
  const exitCode = await command().catch(explain)
  await stopAll()
  process.exit(exitCode)
}

/** Prints what went wrong, and returns the exit code for it. */
export function explain(error: unknown): number {
  process.stderr.write(`${explanationOf(error)}\n`)
  if (isOneOf(WRONG_USAGE, error)) return 2
  return isOneOf(REFUSED, error) ? 3 : 1
}

/** What was named in the command is not there, or cannot be meant: by the name of the error, or the code of a site elsewhere. */
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

function isOneOf(names: readonly string[], error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return names.includes(error.name) || ('errorCode' in error && names.includes(String(error.errorCode)))
}

/** The message of a failure that has a name of its own; where it comes from, of any other. */
export function explanationOf(error: unknown): string {
  return isNamed(error) ? error.message : detailsOf(error)
}

const UNNAMED = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AssertionError']

function isNamed(error: unknown): error is Error {
  return error instanceof Error && !UNNAMED.includes(error.name)
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
