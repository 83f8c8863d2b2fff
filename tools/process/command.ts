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
  return isWrongUsage(error) ? 2 : 1
}

/** Of the kinds of wrong usage, by name: what was named in the command is not there, or cannot be meant. */
const WRONG_USAGE = ['WrongUsage', 'UnknownPackage', 'NotLive', 'MissingRelease']

function isWrongUsage(error: unknown): boolean {
  return error instanceof Error && WRONG_USAGE.includes(error.name)
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
