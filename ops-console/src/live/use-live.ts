import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Topic, ValueOf } from 'ops-api'
import type { Send } from '../api/call-ops.ts'
import type { Feed, Live } from './feed.ts'

/** The site as its signed-in operator uses it. */
type Site = { send: Send; feed: Feed }

export const SiteContext = createContext<Site | null>(null)

/** Returns the latest value of a topic. */
export function useLive<T extends Topic>(topic: T): Live<ValueOf<T>> {
  const { feed } = useSite()
  return useSyncExternalStore(feed.subscribe, () => feed.current(topic))
}

/** Returns the problem that all topics share; undefined while at least one is up to date. */
export function useConnectionProblem(): string | undefined {
  const { feed } = useSite()
  return useSyncExternalStore(feed.subscribe, feed.connectionProblem)
}

/** Throws a `TypeError` outside the console. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new TypeError('there is no site here')
  return site
}
