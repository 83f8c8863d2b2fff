import type { Beacon, Pulse } from 'release-format'
import { sendBeacons } from './send-beacons.ts'

const EVERY_MS = 60_000

export type Running = Pick<Beacon, 'remote' | 'version'>

export type RunningPulse = Running & { kind: Pulse }

/** Tells once a minute what is true of the releases in this page, as long as it can be seen; what is new, at once. */
export function tellWhatRuns(running: () => Promise<readonly RunningPulse[]>): void {
  let told = new Set<string>()

  async function tell(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    const news = (await running()).filter(pulse => !told.has(keyOf(pulse)))
    for (const pulse of news) told.add(keyOf(pulse))
    if (news.length > 0) sendBeacons(news)
  }

  setInterval(() => {
    told = new Set()
    void tell()
  }, EVERY_MS)
  // Also when a newer release is live and nothing has moved.
  addEventListener('single-spa:routing-event', () => void tell())
  document.addEventListener('visibilitychange', () => void tell())
  void tell()
}

function keyOf({ remote, version, kind }: RunningPulse): string {
  return `${remote} ${version} ${kind}`
}
