import type { Host } from '../host.ts'
import { emulateDisplay } from './display.ts'
import { interceptCalls } from './network.ts'
import { tellShell } from './tell-shell.ts'
import { setTime } from './time.ts'
import { watchPage } from './watch-page.ts'

// The origin writes this script into pages in a frame, where it runs before the site's own.
const host = parent === window ? undefined : parent.isolation
if (host) isolate(host)

function isolate(found: Host): void {
  tellShell(found)
  setTime(found.aheadMs)
  emulateDisplay(found.state)
  interceptCalls(found)
  watchPage(found.record)
}
