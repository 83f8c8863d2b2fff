import { createInterface } from 'node:readline'
import { exitCodeOf, startServer } from '../process/children.ts'

const LONGEST_NAME = 'mfe-result'.length

export type NamedProcess = {
  /** The first group of each pattern that has matched. */
  found: readonly string[]
  /** Its exit code, when it ends. */
  ended: Promise<number>
}

type Surroundings = { cwd: string; env: Readonly<Record<string, string>> }

/** The process ended before it was ready. The message is its output for people. */
export class EndedTooEarly extends Error {
  override readonly name = 'EndedTooEarly'
}

/**
 * Starts a script, and resolves once each pattern has matched a line of its output. From then on its lines appear
 * under its name, those before included. Throws `EndedTooEarly`.
 */
export async function startNamed(
  name: string,
  script: string,
  args: readonly string[],
  { cwd, env }: Surroundings,
  patterns: readonly RegExp[],
): Promise<NamedProcess> {
  const child = startServer(script, args, { cwd, env: { ...process.env, ...env } })
  const ended = exitCodeOf(child)
  const before: string[] = []
  let take: (line: string) => void = line => before.push(line)
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', line => take(line))
  }

  const found = await new Promise<readonly string[]>((resolve, reject) => {
    take = line => {
      before.push(line)
      const matches = patterns.map(pattern => firstMatch(pattern, before))
      if (matches.every(match => match !== undefined)) resolve(matches)
    }
    const fail = () => reject(new EndedTooEarly(forPeople(before) || `${name} ended before it was ready.`))
    void ended.then(fail, reject)
  })
  for (const line of before) print(name, line)
  take = line => print(name, line)
  return { found, ended }
}

function firstMatch(pattern: RegExp, lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const match = pattern.exec(line)
    if (match) return match[1] ?? ''
  }
  return undefined
}

/** Lines of JSON are for programs; a sentence beside each has the same facts. */
function forPeople(lines: readonly string[]): string {
  return lines.filter(line => line.trim() && !line.startsWith('{"')).join('\n')
}

function print(name: string, line: string): void {
  if (line.trim()) process.stdout.write(`${name.padEnd(LONGEST_NAME)} │ ${line}\n`)
}
