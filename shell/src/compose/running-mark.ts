import { safeSessionStorage as storage } from 'shared-session/storage'

/** The area that runs on the screen. A page that ends by itself takes it away; one that had to be killed cannot. */
const KEY = 'sbiz_running_area'

/** What a page of this tab left behind that did not end by itself: the area that ran in it hung, or the browser crashed. */
const leftBehind = isOpenedByAPage() ? null : storage.getItem(KEY)
storage.removeItem(KEY)

/** Then what is stored was copied from that page, which may well be alive. */
function isOpenedByAPage(): boolean {
  return window.opener !== null
}

/** Whether that release was running when the page before this one had to be killed. */
export function hungBefore(area: string, version: string): boolean {
  return leftBehind === markOf(area, version)
}

export function markRunning(area: string, version: string): void {
  storage.setItem(KEY, markOf(area, version))
}

export function unmarkRunning(): void {
  storage.removeItem(KEY)
}

function markOf(area: string, version: string): string {
  return `${area} ${version}`
}
