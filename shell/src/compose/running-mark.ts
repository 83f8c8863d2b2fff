import { safeSessionStorage as storage } from 'shared-session/storage'

/** The key of the mark of the area on the screen: a page that ends by itself removes it, a killed one cannot. */
export const MARK = 'sbiz_running_area'

/**
 * Returns the mark of the tab's page before this one, and removes it; null if that page ended by itself. A mark is left
 * if an area hung or the browser crashed. A copied tab has the mark of a page that is alive, which is none either.
 */
export async function takeLeftMark(): Promise<string | null> {
  const left = storage.getItem(MARK)
  storage.removeItem(MARK)
  return left && (await isAlive(left)) ? null : left
}

/** A page that is alive holds the lock that its mark ends with. Browsers have locks on https only. */
async function isAlive(mark: string): Promise<boolean | undefined> {
  const found = await (navigator as Partial<Navigator>).locks?.query()
  return found?.held?.some(({ name = ' ' }) => mark.endsWith(name))
}

/** Returns the beginning of each mark of this release. */
export function markOf(area: string, version: string): string {
  return `${area} ${version} `
}
