import type { StoredVote, Votes, VoteStore } from '../beacons/vote-store.ts'

/** Stores votes in memory, in the place of a database. */
export function createMemoryVotes(): VoteStore {
  const kept = new Map<string, StoredVote & { isKnown: boolean }>()
  const all = () => [...kept.values()]
  const startedIn = ({ remote, voter, knownBefore }: StoredVote) =>
    all().some(
      each => each.remote === remote && each.voter === voter && each.starts > 0 && each.firstAt < knownBefore,
    )

  return {
    async add(votes) {
      for (const vote of votes) {
        const key = `${vote.remote} ${vote.voter} ${vote.trial}`
        const first = kept.get(key) ?? { ...vote, starts: 0, failures: 0, isKnown: startedIn(vote) }
        const [starts, failures] = [first.starts + vote.starts, first.failures + vote.failures]
        kept.set(key, { ...first, starts, failures })
      }
    },
    async of({ remote, revision }) {
      const ofTrial = all().filter(vote => vote.remote === remote && vote.trial === revision)
      return {
        known: sumOf(ofTrial.filter(({ isKnown }) => isKnown)),
        strange: sumOf(ofTrial.filter(({ isKnown }) => !isKnown)),
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
