import { AlertBox } from 'ui-kit'
import { CallRefused } from './errors.ts'

/** The reason why a change was not carried out. */
export function Problem({ error }: { error: Error }) {
  const details = error instanceof CallRefused ? error.details : []
  return (
    <AlertBox tone="danger" title={error.message} announced>
      {details.map(detail => (
        <p key={detail} lang="en">
          {detail}
        </p>
      ))}
    </AlertBox>
  )
}
