import type { ReactNode } from 'react'
import { Skeleton } from 'ui-kit'
import { Stale } from './stale.tsx'
import * as t from './texts.ko.ts'

type Props<T> = {
  /** What came last; undefined before anything came. */
  value: T | undefined
  /** Why nothing newer comes. */
  problem: string | undefined
  /** The problem is said elsewhere. */
  isSaid?: boolean
  children: (value: T) => ReactNode
}

/** What came last stays, below why nothing newer comes. */
export function Newest<T>({ value, problem, isSaid = false, children }: Props<T>) {
  return (
    <>
      {problem !== undefined && !isSaid && <Stale why={problem} />}
      {value === undefined ? problem === undefined && <Skeleton label={t.loading} /> : children(value)}
    </>
  )
}
