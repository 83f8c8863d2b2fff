import type { ReactNode } from 'react'
import { Skeleton } from 'ui-kit'
import type { Topic, ValueOf } from '../api/topics.ts'
import { Stale } from './stale.tsx'
import * as t from './texts.ko.ts'
import { useConnectionProblem, useLive } from './use-live.ts'

type Props<T extends Topic> = { topic: T; children: (value: ValueOf<T>) => ReactNode }

/** What came last of a topic stays, below why nothing newer comes. */
export function LiveView<T extends Topic>({ topic, children }: Props<T>) {
  const { value, problem } = useLive(topic)
  const ofAll = useConnectionProblem()
  return (
    <>
      {problem !== undefined && problem !== ofAll && <Stale why={problem} />}
      {value === undefined ? problem === undefined && <Skeleton label={t.loading} /> : children(value)}
    </>
  )
}
