import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { exitCodeOf, startServer } from '../process/children.ts'

const LONGEST_NAME = 'mfe-result'.length

export type NamedProcess = {
  name: string
  /** Resolves with the first group of the pattern when a line matches. Throws `EndedTooEarly`. */
  says: (pattern: RegExp) => Promise<string>
  /** Its exit code, when it ends. */
  ended: Promise<number>
}

type Surroundings = { cwd: string; env: Readonly<Record<string, string>> }

/** The process ended before it was ready; its own output says why. */
export class EndedTooEarly extends Error {
  override readonly name = 'EndedTooEarly'
}

/** Starts a script whose output appears line by line under its name. */
export function startNamed(
  name: string,
  script: string,
  args: readonly string[],
  { cwd, env }: Surroundings,
) {
  const child = startServer(script, args, { cwd, env: { ...process.env, ...env } })
  const listeners = new Set<(line: string) => void>([line => print(name, line)])
  const streams = [child.stdout, child.stderr].filter(stream => stream !== null)
  for (const stream of streams) forEachLine(stream, line => listeners.forEach(listen => listen(line)))

  const ended = exitCodeOf(child)
  const says = (pattern: RegExp) => {
    return new Promise<string>((resolve, reject) => {
      listeners.add(line => {
        const match = pattern.exec(line)
        if (match) resolve(match[1] ?? '')
      })
      void ended.then(
        code => reject(new EndedTooEarly(`${name} ended with ${code} before it was ready.`)),
        reject,
      )
    })
  }
  return { name, says, ended } satisfies NamedProcess
}

function forEachLine(stream: Readable, listen: (line: string) => void): void {
  createInterface({ input: stream }).on('line', listen)
}

function print(name: string, line: string): void {
  if (line.trim()) process.stdout.write(`${name.padEnd(LONGEST_NAME)} │ ${line}\n`)
}
