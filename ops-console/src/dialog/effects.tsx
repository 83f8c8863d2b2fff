import { card } from 'page-kit'
import { AlertBox } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = { of: readonly string[]; isDangerous: boolean }

/** The effects of a change, a sentence each. */
export function Effects({ of, isDangerous }: Props) {
  return (
    <AlertBox tone={isDangerous ? 'danger' : 'warning'} title={t.willHappen} announced>
      <ul className={card['sentences']}>
        {of.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </AlertBox>
  )
}
