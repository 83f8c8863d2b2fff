import { safeSessionStorage as storage } from 'shared-session/storage'

/** The area that runs on the screen. A page that ends by itself removes it; one that had to be killed cannot. */
const KEY = 'sbiz_running_area'

/**
 * Returns the mark of the tab's page before this one, and removes it; null if that page ended by itself. A mark is left
 * if an area hung or the browser crashed.
 */
export function takeLeftMark(): string | null {
  // A page that another one opened has a copy of that page's storage, and that page may well be alive.
  const left = window.opener === null ? storage.getItem(KEY) : null
  storage.removeItem(KEY)
  return left
}

export function markRunning(area: string, version: string): void {
  storage.setItem(KEY, markOf(area, version))
}

export function unmarkRunning(): void {
  storage.removeItem(KEY)
}

export function markOf(area: string, version: string): string {
  return `${area} ${version}`
}
