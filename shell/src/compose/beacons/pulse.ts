import type { Beacon, Pulse } from 'release-format'
import type { Report } from '../report.ts'

const EVERY_MS = 60_000

export type Running = Pick<Beacon, 'remote' | 'version'>

export type RunningPulse = Running & { kind: Pulse }

/** Reports the state of the releases in this page once a minute while it is visible, and changes of it at once. */
export function startHeartbeat(pulses: () => readonly RunningPulse[], report: Pick<Report, 'send'>): void {
  const sent = new Set<string>()

  function beat(): void {
    if (document.visibilityState === 'hidden') return
    const news = pulses().filter(pulse => !sent.has(keyOf(pulse)))
    for (const pulse of news) sent.add(keyOf(pulse))
    if (news.length > 0) report.send(news)
  }

  setInterval(() => {
    sent.clear()
    beat()
  }, EVERY_MS)
  // single-spa sends this event for a newer release too, without a change of the address.
  addEventListener('single-spa:routing-event', beat)
  document.addEventListener('visibilitychange', beat)
  beat()
}

function keyOf({ remote, version, kind }: RunningPulse): string {
  return `${remote} ${version} ${kind}`
}
