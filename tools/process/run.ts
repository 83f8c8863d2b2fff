import type { SpawnOptions } from 'node:child_process'
import { exitCodeOf, start } from './children.ts'

export type Outcome = { exitCode: number; output: string; milliseconds: number }

/** Runs a program to its end and keeps its output, both streams in one. */
export async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Outcome> {
  const startedAt = performance.now()
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const exitCode = await exitCodeOf(child)
  return { exitCode, output, milliseconds: performance.now() - startedAt }
}

/** Runs a script on this Node to its end, with its output straight on ours. */
export function runVisibly(
  script: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return exitCodeOf(start(process.execPath, [script, ...args], { ...options, stdio: 'inherit' }))
}
