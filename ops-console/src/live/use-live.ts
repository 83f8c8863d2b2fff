import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Topic, ValueOf } from 'ops-api'
import type { Feed, Live } from './feed.ts'

/** The feed of the console. */
export const FeedContext = createContext<Feed | null>(null)

/** Returns the latest value of a topic. */
export function useLive<T extends Topic>(topic: T): Live<ValueOf<T>> {
  const feed = useFeed()
  return useSyncExternalStore(feed.subscribe, () => feed.current(topic))
}

/** Returns the problem that all topics share; undefined while at least one is up to date. */
export function useConnectionProblem(): string | undefined {
  const feed = useFeed()
  return useSyncExternalStore(feed.subscribe, feed.connectionProblem)
}

/** Throws a `TypeError` outside the console. */
export function useFeed(): Feed {
  const feed = useContext(FeedContext)
  if (!feed) throw new TypeError('there is no feed here')
  return feed
}
