import { AlertBox } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Says that what is shown is not the newest, and why. */
export function Stale({ why }: { why: string }) {
  return (
    <AlertBox tone="warning" title={t.stale} announced>
      <p>{why}</p>
    </AlertBox>
  )
}
