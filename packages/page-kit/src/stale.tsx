import { AlertBox } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Shows that values are outdated, with the reason. */
export function Stale({ why }: { why: string }) {
  return (
    <AlertBox tone="warning" title={t.stale} announced>
      <p>{why}</p>
    </AlertBox>
  )
}
