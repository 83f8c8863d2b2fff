import { Notice, Spinner } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Shows that the waiting room is asked, before its first reply; the page stays usable (QUE-16). */
export function PreWaitNotice({ layer }: { layer: number }) {
  return (
    <Notice layer={layer}>
      <Spinner label={t.preWait} />
    </Notice>
  )
}
