import type { ReactNode } from 'react'
import type { Topic, ValueOf } from 'ops-api'
import { Newest, Stale } from 'page-kit'
import { useConnectionProblem, useLive } from './use-live.ts'

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
