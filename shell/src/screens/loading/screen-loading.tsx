import { Spinner } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Takes the place of a screen that is still loading. */
export function ScreenLoading() {
  return <Spinner label={t.loading} />
}
