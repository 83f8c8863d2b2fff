import { execFile } from 'node:child_process'
import { parse } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './postgres-account.ts'

const run = promisify(execFile)

/** A program of PostgreSQL ended with an error; the message holds its output. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

/** Runs a program of PostgreSQL to its end, as the given account, without environment variables that it would obey. */
export async function runProgram(
  program: string,
  args: readonly string[],
  account: Account | undefined,
): Promise<void> {
  // The account may have no access to the folder that this process runs in.
  const cwd = parse(program).root
  try {
    await run(program, [...args], { ...account, cwd, env: neutralEnvironment() })
  } catch (cause) {
    throw new ProgramFailed(`${program} failed: ${outputOf(cause)}`, { cause })
  }
}

function neutralEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([key]) => !key.startsWith('PG') && !key.startsWith('LC_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : ''
  return said || error.message
}
