import { readRegistry } from 'remote-registry/releases'
import type { Registry } from 'remote-registry'

/** Prints what is live, one line a remote. */
export async function printStatus(dataDir: string): Promise<void> {
  process.stdout.write(`${statusLines(await readRegistry(dataDir)).join('\n')}\n`)
}

/** What is live, and what was before it, as a table. */
export function statusLines({ revision, remotes }: Registry): string[] {
  const lines = Object.entries(remotes).toSorted(byName).map(statusLine)
  return [`revision ${revision}`, ...(lines.length > 0 ? lines : ['nothing is live yet'])]
}

function statusLine([name, { version, previous }]: [string, Registry['remotes'][string]]): string {
  return `  ${name.padEnd(12)} ${version}${previous ? `  (before: ${previous.version})` : ''}`
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one.localeCompare(other)
}
