import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Skeleton } from 'ui-kit'
import * as t from '../entry/texts.ko.ts'

type Props<PartProps> = {
  load: () => Promise<ComponentType<PartProps>>
  children: (Part: ComponentType<PartProps>) => ReactNode
}

/** A part of a screen that only some applicants need: fetched when it is drawn, with a placeholder until then. */
export function Later<PartProps>({ load, children }: Props<PartProps>) {
  // Created for every mount: React remembers a failed `lazy` for ever, and a retry must fetch again.
  const [Part] = useState(() => lazy(async () => ({ default: await load() })))
  return <Suspense fallback={<Skeleton label={t.loading} lines={6} />}>{children(Part)}</Suspense>
}
