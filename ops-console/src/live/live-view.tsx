import type { ReactNode } from 'react'
import type { Topic, ValueOf } from 'ops-api'
import { Newest } from 'page-kit'
import { useConnectionProblem, useLive } from './use-live.ts'

type Props<T extends Topic> = { topic: T; children: (value: ValueOf<T>) => ReactNode }

/** What came last of a topic stays, below why nothing newer comes. */
export function LiveView<T extends Topic>({ topic, children }: Props<T>) {
  const { value, problem } = useLive(topic)
  const ofAll = useConnectionProblem()
  return (
    <Newest value={value} problem={problem} isSaid={problem === ofAll}>
      {children}
    </Newest>
  )
}
