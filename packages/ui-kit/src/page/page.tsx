import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { entersByNavigation } from './entry.ts'

type Props = { title: ReactNode; lead?: ReactNode; children: ReactNode }

/**
 * A screen: its heading, a leading sentence, its content. The heading takes the focus when the user arrives from
 * another screen, so that a screen reader begins there. On the page's very first screen it does not.
 */
export function Page({ title, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    if (heading.current && entersByNavigation(heading.current)) heading.current.focus()
  }, [])

  return (
    <div className="page">
      <div className="page__head">
        <h1 className="page__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="page__lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
