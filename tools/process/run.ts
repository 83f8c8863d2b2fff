import type { SpawnOptions } from 'node:child_process'
import { exitCodeOf, start } from './children.ts'

export type Outcome = { exitCode: number; output: string; milliseconds: number }

/** Runs a program to its end and keeps its output, both streams in one. */
export async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Outcome> {
  let output = ''
  const startedAt = performance.now()
  const exitCode = await runReading(command, args, text => (output += text), options)
  return { exitCode, output, milliseconds: performance.now() - startedAt }
}

/** Runs a program to its end and forwards its output at once, both streams in one. */
export function runReading(
  command: string,
  args: readonly string[],
  read: (text: string) => void,
  options: SpawnOptions = {},
): Promise<number> {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read)
  return exitCodeOf(child)
}

/** Runs a script on this Node to its end, with its output straight on ours. */
export function runVisibly(
  script: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return exitCodeOf(start(process.execPath, [script, ...args], { ...options, stdio: 'inherit' }))
}
