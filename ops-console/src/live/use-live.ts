import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Topic, ValueOf } from 'ops-api'
import type { Feed, Live } from './feed.ts'

/** What the console follows. */
export const FeedContext = createContext<Feed | null>(null)

/** What the site told last of a topic. */
export function useLive<T extends Topic>(topic: T): Live<ValueOf<T>> {
  const feed = useFeed()
  return useSyncExternalStore(feed.subscribe, () => feed.current(topic))
}

/** Why nothing newer comes of anything; undefined while something does. */
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
