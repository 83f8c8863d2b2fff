import type { ReactNode } from 'react'
import { AlertBox, Skeleton } from 'ui-kit'
import type { Live } from './use-live.ts'
import * as t from './texts.ko.ts'

type Props<T> = { live: Live<T>; children: (value: T) => ReactNode }

/** What came last stays, below why nothing newer comes. */
export function LiveView<T>({ live: { value, problem }, children }: Props<T>) {
  return (
    <>
      {problem !== undefined && (
        <AlertBox tone="warning" title={t.stale} announced>
          <p>{problem}</p>
        </AlertBox>
      )}
      {value === undefined ? problem === undefined && <Skeleton label={t.loading} /> : children(value)}
    </>
  )
}
