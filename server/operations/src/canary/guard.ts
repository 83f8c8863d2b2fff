import type { FastifyBaseLogger } from 'fastify'
import { rollBackRelease, type Releases } from 'release-store'
import type { Audit, AuditEntry } from '../audit.ts'
import { minuteOf, type CountStore } from '../beacons/count-store.ts'
import type { VoteStore } from '../beacons/vote-store.ts'
import { verdictOn, type Evidence, type Reports } from './budget.ts'
import { AUTOMATIC, trialsIn, type Trial } from './trials.ts'

/** The time for which the last good release is compared. */
const COMPARED_MS = 60 * 60_000

type Needed = {
  releases: Releases
  counts: CountStore
  votes: VoteStore
  audit: Audit
  log: FastifyBaseLogger
  now: () => Date
}

/** Reviews the releases on trial. */
export class Guard {
  readonly #needed: Needed
  /** The trials that an operator was asked about already. */
  #asked: readonly string[] = []

  constructor(needed: Needed) {
    this.#needed = needed
  }

  /**
   * Takes back every release that fails in too many known networks: a canary ends, a newly promoted release is replaced
   * by the last good one. An operator is asked once about any other evidence. Audit log and history have the figures.
   */
  async review(): Promise<void> {
    const { releases, now } = this.#needed
    const trials = trialsIn(await releases.storage.readRegistry(), now())
    this.#asked = this.#asked.filter(asked => trials.some(trial => nameOf(trial) === asked))
    for (const trial of trials) {
      const verdict = verdictOn(await this.#reportsOn(trial))
      if (verdict?.do === 'takeBack' && !trial.isRepeated) await this.#takeBack(trial, verdict)
      else if (verdict) await this.#ask(trial, verdict)
    }
  }

  async #reportsOn(trial: Trial): Promise<Reports> {
    const { counts, votes } = this.#needed
    const { remote, version, since, lastGood } = trial
    const before = new Date(since.getTime() - COMPARED_MS)
    const [ours, theirs, ofTrial] = await Promise.all([
      counts.since(minuteOf(since), remote),
      counts.since(minuteOf(before), remote),
      votes.of(trial),
    ])
    return {
      votes: ofTrial,
      candidate: ours.filter(count => count.version === version),
      lastGood: theirs.filter(count => count.version === lastGood),
    }
  }

  async #takeBack(trial: Trial, { sentence, figures }: Evidence): Promise<void> {
    const { releases, log } = this.#needed
    const { remote, version, isCanary, lastGood } = trial
    const restored = isCanary ? {} : { version: lastGood }
    const order = { remote, by: AUTOMATIC, reason: sentence, only: version, ...restored }
    const { isChanged, from, to, revision } = await rollBackRelease(releases, order)
    // Another machine, or an operator, was faster.
    if (!isChanged) return
    const detail = { remote, from, to, revision, ...figures }
    log.error(detail, 'a release was taken back')
    await this.#audit('release.automatic-rollback', detail)
  }

  async #ask(trial: Trial, { sentence, figures }: Evidence): Promise<void> {
    if (this.#asked.includes(nameOf(trial))) return
    this.#asked = [...this.#asked, nameOf(trial)]
    const { remote, version, isRepeated } = trial
    const detail = { remote, version, reason: sentence, isRepeated, ...figures }
    this.#needed.log.warn(detail, 'an operator has to decide about a release')
    await this.#audit('release.warning', detail)
  }

  async #audit(action: string, detail: AuditEntry['detail']): Promise<void> {
    const { audit, now } = this.#needed
    await audit({ at: now(), actor: AUTOMATIC, address: '', action, detail })
  }
}

function nameOf({ remote, revision }: Trial): string {
  return `${remote} ${revision}`
}
