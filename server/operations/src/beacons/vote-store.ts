/** The outcomes that one network reported of one release since the last write. */
export type Vote = { remote: string; version: string; voter: string; starts: number; failures: number }

/** A vote as it is stored. */
export type StoredVote = Omit<Vote, 'version'> & {
  /** The revision that began the trial, or 0 for a release without one. */
  trial: number
  firstAt: Date
  /** The network is known if the remote had started in it before this. */
  knownBefore: Date
}

/** The number of networks, and the sum of the shares of their outcomes that failed. */
export type Votes = { networks: number; failing: number }

/** `known`: networks in which the remote had started before the release was introduced. `strange`: all others. */
export type VotesOfTrial = { known: Votes; strange: Votes }

/** Stores the votes of networks about releases, for all machines of a site. */
export type VoteStore = {
  /** Adds outcomes to the votes, each network and trial once. A network's first vote decides if it is known. */
  add(votes: readonly StoredVote[]): Promise<void>
  /** Returns the votes of a trial. */
  of(trial: { remote: string; revision: number }): Promise<VotesOfTrial>
  /** Deletes the votes of networks that began before a moment. */
  prune(before: Date): Promise<void>
}
