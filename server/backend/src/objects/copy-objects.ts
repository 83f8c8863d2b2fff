import type { ObjectStore } from './object-store.ts'

const AT_ONCE = 8

/** Copies objects with their labels, those that are not there yet. Returns the paths that are missing in the source. */
export async function copyObjects(
  paths: readonly string[],
  from: ObjectStore,
  to: ObjectStore,
): Promise<string[]> {
  const missing: string[] = []
  const left = paths.values()
  const copyNext = async () => {
    for (const path of left) if (!(await copied(path, from, to))) missing.push(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
  return missing
}

async function copied(path: string, from: ObjectStore, to: ObjectStore): Promise<boolean> {
  if (await to.headObject(path)) return true
  const object = await from.getObject(path)
  if (!object) return false
  const { content, contentType, originalName } = object
  await to.putObject(path, content, { contentType, originalName })
  return true
}
