import { useId, useLayoutEffect, useRef } from 'react'
import { IDENTITY_METHODS, type IdentityMethod } from 'domain-rules/identity'
import { ActionTile } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = {
  /** The last chosen method: it has the focus when the list is shown again. */
  last: IdentityMethod | null
  onChoose: (method: IdentityMethod) => void
}

/** A button for each of the five methods (IDENT-03 to IDENT-07). */
export function MethodList({ last, onChoose }: Props) {
  const headingId = useId()
  const lastTile = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => lastTile.current?.focus(), [])

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t.choose}</h2>
      <ul className="tiles">
        {IDENTITY_METHODS.map(method => (
          <li key={method}>
            <ActionTile
              ref={method === last ? lastTile : undefined}
              title={t.methods[method].name}
              hint={t.methods[method].hint}
              newWindow
              onClick={() => onChoose(method)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
