import {
  Ballot,
  createMemoryVotes,
  createTally,
  NetworkLimits,
  verdictOn,
  votingNetwork,
} from 'operations/testing'
import type { BeaconKind } from 'release-format'

/** Addresses from `first` on, each of another network. Each sends the kinds once, in this order. */
export type Visitors = { first: number; networks: number; sends: readonly (readonly [BeaconKind, number?])[] }

export type Trial = {
  /** Networks in which the remote had started before. */
  known: readonly Pick<Visitors, 'first' | 'networks'>[]
  /** Reports about the last good release in the hour before. */
  lastGood?: readonly Visitors[]
  /** Reports about the release on trial, in order. */
  visitors: readonly Visitors[]
}

/** `stays`; `asks`: it stays, and an operator is asked; or the number of networks that had voted when it was taken back. */
export type Outcome = 'stays' | 'asks' | number

const REMOTE = 'mfe-apply'
const TRIAL = { remote: REMOTE, revision: 2 }
const INTRODUCED_AT = new Date(1)

/** Plays the reports of one minute through limits, ballot and verdict of the site. */
export async function simulateTrial({ known, lastGood = [], visitors }: Trial): Promise<Outcome> {
  const [ballot, limits, votes] = [new Ballot('secret'), new NetworkLimits(), createMemoryVotes()]
  const before = await lastGoodCounts(lastGood)
  const candidate: ReturnType<ReturnType<typeof createTally>['take']>[number][] = []
  let outcome: Outcome = 'stays'
  let voted = 0

  for (const group of known) await cast(0, { ...group, sends: [['loaded']] })
  for (const group of visitors) {
    for (let each = 0; each < group.networks; each += 1) {
      await cast(TRIAL.revision, { ...group, first: group.first + each, networks: 1 })
      voted += 1
      const verdict = verdictOn({ votes: await votes.of(TRIAL), candidate, lastGood: before })
      if (verdict?.do === 'rollBack') return voted
      if (verdict) outcome = 'asks'
    }
  }
  return outcome

  async function cast(trial: number, group: Visitors): Promise<void> {
    const tally = createTally()
    for (const { network, beacon } of beaconsOf(group)) {
      if (!limits.admits(network, beacon)) continue
      tally.count(beacon, 1)
      ballot.count(beacon, network)
    }
    if (trial > 0) candidate.push(...tally.take())
    const firstAt = new Date(trial)
    await votes.add(ballot.take().map(vote => ({ ...vote, trial, firstAt, knownBefore: INTRODUCED_AT })))
  }
}

async function lastGoodCounts(groups: readonly Visitors[]) {
  const tally = createTally()
  for (const group of groups) for (const { beacon } of beaconsOf(group)) tally.count(beacon, 1)
  return tally.take()
}

function beaconsOf({ first, networks, sends }: Visitors) {
  return Array.from({ length: networks }, (_, each) => {
    const number = first + each
    const network = votingNetwork(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)
    return sends.map(([kind, value]) => ({
      network,
      beacon: { remote: REMOTE, version: '1', kind, ...(value !== undefined && { value }) },
    }))
  }).flat()
}
