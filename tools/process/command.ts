import { stopAll, stopChildrenOnSignals } from './children.ts'

/** A mistake of the caller. The message is the usage of the command. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/**
 * Runs a command to its end; its number is the exit code. An error with a name of its own is explained by its message
 * alone. Any other is a bug, and is printed with its stack. No child outlives the command.
 */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  stopChildrenOnSignals()
  const exitCode = await command().catch(explain)
  await stopAll()
  process.exit(exitCode)
}

/** Prints the error, and returns the exit code for it. */
export function explain(error: unknown): number {
  process.stderr.write(`${explanationOf(error)}\n`)
  if (isOneOf(WRONG_USAGE, error)) return 2
  return isOneOf(REFUSED, error) ? 3 : 1
}

/** Exit codes for invalid arguments, by the name of the error or the code of a site. */
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

/** Returns the message of an error with a name of its own, and the stack of any other. */
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
