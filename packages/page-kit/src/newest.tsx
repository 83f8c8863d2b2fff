import type { ReactNode } from 'react'
import { AlertBox, Skeleton } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props<T> = {
  /** The latest value; undefined before the first one. */
  value: T | undefined
  /** The reason why the value is not the newest. */
  problem: string | undefined
  /** True if the problem is shown elsewhere. */
  isSaid?: boolean
  children: (value: T) => ReactNode
}

/** Shows the latest value, below the reason why it is not the newest. */
export function Newest<T>({ value, problem, isSaid = false, children }: Props<T>) {
  return (
    <>
      {problem !== undefined && !isSaid && <Stale why={problem} />}
      {value === undefined ? problem === undefined && <Skeleton label={t.loading} /> : children(value)}
    </>
  )
}

/** Shows that values are outdated, with the reason. */
export function Stale({ why }: { why: string }) {
  return (
    <AlertBox tone="warning" title={t.stale} announced>
      <p>{why}</p>
    </AlertBox>
  )
}
