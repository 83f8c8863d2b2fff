import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from './site.ts'

/** Makes a link that shows a tester the release in a folder elsewhere. Returns its path. */
export async function overrideLink(site: Site, remote: string, from: string): Promise<string> {
  const { path } = (await call(site, 'POST', 'overrides', { remote, from })) as { path: string }
  return path
}

/** Shows a message to those who wait in all lines, for a minute; null removes it. */
export async function announceToAll(site: Site, text: string | null): Promise<void> {
  const until = new Date(Date.now() + 60_000).toISOString()
  await call(site, 'PUT', 'waiting-room/message', { message: text === null ? null : { text, until } })
}

/** Returns the actions of operators, the newest first. */
export async function auditedOf(site: Site): Promise<readonly unknown[]> {
  const { entries } = (await call(site, 'GET', 'audit')) as { entries: unknown[] }
  return entries
}

/** Returns the minutes in which pages reported a failure of a release. */
export async function failuresOf(site: Site): Promise<readonly unknown[]> {
  const { minutes } = (await call(site, 'GET', 'beacons')) as { minutes: { failures: number }[] }
  return minutes.filter(({ failures }) => failures > 0)
}

/** Makes a named token. Returns its text. */
export async function makeToken(site: Site, order: object): Promise<string> {
  const { token } = (await call(site, 'POST', 'tokens', order)) as { token: string }
  return token
}

/** Calls the operations API. Throws with the message of a refusal. */
async function call({ url, dataDir }: Site, method: string, path: string, body?: object): Promise<unknown> {
  const token = await readFile(join(dataDir, 'ops-token'), 'utf8')
  const response = await fetch(`${url}/ops/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said: unknown = await response.json()
  if (response.ok) return said
  throw new Error(JSON.stringify(said))
}
