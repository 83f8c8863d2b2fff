import { Notice, Spinner } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Asks the person to wait, until the overlay's view is loaded. */
export function PlainNotice({ layer }: { layer: number }) {
  return (
    <Notice layer={layer}>
      <output>
        <span>{t.title}</span> <span>{t.goesOnByItself}</span>
      </output>
    </Notice>
  )
}

/** Shows that the waiting room is asked, before its first reply; the page stays usable (QUE-16). */
export function PreWaitNotice({ layer }: { layer: number }) {
  return (
    <Notice layer={layer}>
      <Spinner label={t.preWait} />
    </Notice>
  )
}
