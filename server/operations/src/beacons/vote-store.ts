/** The outcomes that one network reported of one release since the last write. */
export type Vote = { remote: string; version: string; voter: string; starts: number; failures: number }

/** A vote as it is stored: `trial` is the revision that began the trial, or 0 for a release without one. */
export type StoredVote = Omit<Vote, 'version'> & { trial: number; firstAt: Date }

/** The number of networks, and the sum of the shares of their outcomes that failed. */
export type Votes = { networks: number; failing: number }

/** `known`: networks in which the remote had started before the release was introduced. `strange`: all others. */
export type VotesOfTrial = { known: Votes; strange: Votes }

/** Stores the votes of networks about releases, for all machines of a site. */
export type VoteStore = {
  /** Adds outcomes to the votes, each network and trial once. The time of a network's first vote stays. */
  add(votes: readonly StoredVote[]): Promise<void>
  /** Returns the votes of a trial. A network is known if the remote had started in it before `introducedAt`. */
  of(trial: { remote: string; revision: number; introducedAt: Date }): Promise<VotesOfTrial>
  /** Deletes the votes of networks that began before a moment. */
  prune(before: Date): Promise<void>
}
