import { readRegistry } from 'remote-registry/releases'
import type { Registry } from 'remote-registry'

/** Prints what is live, one line a remote. */
export async function printStatus(dataDir: string): Promise<void> {
  process.stdout.write(`${statusLines(await readRegistry(dataDir)).join('\n')}\n`)
}

/** What is live, what was before it, and what is retired, as a table. */
export function statusLines({ revision, remotes, retired = {} }: Registry): string[] {
  const live = Object.entries(remotes).map(([name, { version, previous }]): Line => [name, version, previous])
  const gone = Object.entries(retired).map(([name, previous]): Line => [name, 'retired', previous])
  const lines = [...live, ...gone].toSorted(byName).map(statusLine)
  return [`revision ${revision}`, ...(lines.length > 0 ? lines : ['nothing is live yet'])]
}

type Line = [name: string, state: string, previous: string[] | undefined]

function statusLine([name, state, previous = []]: Line): string {
  return `  ${name.padEnd(12)} ${state}${previous.length > 0 ? `  (before: ${previous.join(', ')})` : ''}`
}

function byName([one]: Line, [other]: Line): number {
  return one.localeCompare(other)
}
