import type { RequestRefused } from 'api-client/errors'
import type { ReactNode } from 'react'

/** Returns the message of a refused call: the specification's sentence, and the reason. */
export function refusalMessage({ message: reason }: RequestRefused, sentence: string): ReactNode {
  return (
    <>
      <p>{sentence}</p>
      <p>{reason}</p>
    </>
  )
}
