import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parse } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './postgres-account.ts'

/** A program of PostgreSQL ended with an error; the message holds its output. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

/**
 * Runs a program of PostgreSQL to its end, as the given account, without environment variables that it would obey. It is
 * a process group of its own: a signal to ours would end it halfway, and leave a server that nobody stops.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  account: Account | undefined,
): Promise<void> {
  const child = spawn(program, args, {
    ...account,
    // The account may have no access to the folder that this process runs in.
    cwd: parse(program).root,
    env: neutralEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')])
    if (code !== 0) throw new Error(said.trim() || `It ended with ${code ?? signal}.`)
  } catch (cause) {
    throw new ProgramFailed(`${program} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

function neutralEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([key]) => !key.startsWith('PG') && !key.startsWith('LC_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
