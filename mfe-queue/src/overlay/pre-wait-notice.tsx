import { Notice, Spinner } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Says that the waiting room is being asked, while nothing is known of a line; the page stays usable (QUE-16). */
export function PreWaitNotice({ layer }: { layer: number }) {
  return (
    <Notice layer={layer}>
      <Spinner label={t.preWait} />
    </Notice>
  )
}
