import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Topic, ValueOf } from 'ops-api'
import { Newest, Stale } from 'page-kit'
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
function useConnectionProblem(): string | undefined {
  const { feed } = useSite()
  return useSyncExternalStore(feed.subscribe, feed.connectionProblem)
}

/** Throws a `TypeError` outside the console. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new TypeError('there is no site here')
  return site
}

type Props<T extends Topic> = { topic: T; children: (value: ValueOf<T>) => ReactNode }

/** Shows the latest value of a topic, below the reason why it is not the newest. */
export function LiveView<T extends Topic>({ topic, children }: Props<T>) {
  const { value, problem } = useLive(topic)
  const ofAll = useConnectionProblem()
  return (
    <Newest value={value} problem={problem} isSaid={problem === ofAll}>
      {children}
    </Newest>
  )
}

/** Shows, once for all panels, that their values are outdated. */
export function ConnectionProblem() {
  const problem = useConnectionProblem()
  return problem === undefined ? null : <Stale why={problem} />
}
