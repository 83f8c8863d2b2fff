import { Fragment } from 'react'
import * as t from './texts.ko.ts'

/** The name of the service, whose words are never split at a line break; a browser would split "배달·택배비". */
export function ServiceName() {
  return t.serviceName.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="unbroken">{word}</span>
    </Fragment>
  ))
}
