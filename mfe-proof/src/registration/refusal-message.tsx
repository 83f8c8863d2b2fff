import type { RequestRefused } from 'api-client/errors'
import type { ReactNode } from 'react'

/** Returns the message of a refused call: the specification's sentence, if there is one, and the reason. */
export function refusalMessage({ message: reason }: RequestRefused, sentence?: string): ReactNode {
  if (!sentence) return reason
  return (
    <>
      <p>{sentence}</p>
      <p>{reason}</p>
    </>
  )
}
