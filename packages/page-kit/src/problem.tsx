import { AlertBox } from 'ui-kit'
import { CallRefused } from './errors.ts'

/** A sentence with it is read by a Korean voice, any other by an English one. */
const HANGUL = /\p{Script=Hangul}/u

/** The reason why a change was not carried out. */
export function Problem({ error }: { error: Error }) {
  const details = error instanceof CallRefused ? error.details : []
  return (
    <AlertBox tone="danger" title={error.message} announced>
      {details.map(detail => (
        <p key={detail} {...(!HANGUL.test(detail) && { lang: 'en' })}>
          {detail}
        </p>
      ))}
    </AlertBox>
  )
}
