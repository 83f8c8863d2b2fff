import type { StoredVote, Votes, VoteStore } from '../beacons/vote-store.ts'

/** Stores votes in memory, in the place of a database. */
export function createMemoryVotes(): VoteStore {
  const kept = new Map<string, StoredVote>()
  const all = () => [...kept.values()]

  return {
    async add(votes) {
      for (const vote of votes) {
        const key = `${vote.remote} ${vote.voter} ${vote.trial}`
        const { starts, failures, firstAt } = kept.get(key) ?? {
          starts: 0,
          failures: 0,
          firstAt: vote.firstAt,
        }
        kept.set(key, { ...vote, firstAt, starts: starts + vote.starts, failures: failures + vote.failures })
      }
    },
    async of({ remote, revision, introducedAt }) {
      const ofRemote = all().filter(vote => vote.remote === remote)
      const started = ofRemote.filter(({ starts, firstAt }) => starts > 0 && firstAt < introducedAt)
      const before = new Set(started.map(({ voter }) => voter))
      const ofTrial = ofRemote.filter(({ trial }) => trial === revision)
      return {
        known: sumOf(ofTrial.filter(({ voter }) => before.has(voter))),
        strange: sumOf(ofTrial.filter(({ voter }) => !before.has(voter))),
      }
    },
    async prune(before) {
      for (const [key, { firstAt }] of kept) if (firstAt < before) kept.delete(key)
    },
  }
}

function sumOf(votes: readonly StoredVote[]): Votes {
  const failing = votes.reduce((sum, { starts, failures }) => sum + failures / (starts + failures), 0)
  return { networks: votes.length, failing }
}
