import type { ReleaseChange } from 'ops-api'
import { card } from 'page-kit'
import { AlertBox } from 'ui-kit'
import type { Verb } from '../../api/ops.ts'
import { describeChange } from './describe-change.ts'
import * as t from './texts.ko.ts'

/** The effects of a change, a sentence each. */
export function ChangeEffects({ verb, change }: { verb: Verb; change: ReleaseChange }) {
  return (
    <AlertBox tone={verb === 'retire' ? 'danger' : 'warning'} title={t.willHappen} announced>
      <ul className={card['sentences']}>
        {describeChange(change).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </AlertBox>
  )
}
