import { hash } from 'node:crypto'
import { noticesAt } from 'release-format/notices'
import type { RegistryReader } from 'release-store'

/** Returns the notices of this moment, with a tag that changes with them and is empty without any. Never rejects. */
export async function siteNotices(registry: RegistryReader) {
  const { notices } = await registry.read().catch(() => ({ notices: [] }))
  const list = noticesAt(new Date(), notices)
  return { tag: list.length === 0 ? '' : hash('sha256', JSON.stringify(list)).slice(0, 16), list }
}
