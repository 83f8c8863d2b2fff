import type { Beacon } from 'remote-registry'
import { sendBeacons } from './send-beacons.ts'

const EVERY_MS = 60_000

export type Running = Pick<Beacon, 'remote' | 'version'>

/** Tells once a minute which releases run in this page, as long as it can be seen; one that begins to run, at once. */
export function tellWhatRuns(running: () => Promise<readonly Running[]>): void {
  let told = new Set<string>()

  async function tell(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    const news = (await running()).filter(({ remote, version }) => !told.has(`${remote} ${version}`))
    for (const { remote, version } of news) told.add(`${remote} ${version}`)
    if (news.length > 0) sendBeacons(news.map(({ remote, version }) => ({ remote, version, kind: 'open' })))
  }

  setInterval(() => {
    told = new Set()
    void tell()
  }, EVERY_MS)
  addEventListener('single-spa:app-change', () => void tell())
  document.addEventListener('visibilitychange', () => void tell())
  void tell()
}
