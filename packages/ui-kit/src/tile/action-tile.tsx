import type { ComponentProps, ReactNode } from 'react'
import * as t from './texts.ko.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style' | 'title' | 'type' | 'children'> & {
  title: ReactNode
  hint?: ReactNode
  newWindow?: boolean
}

/** A large choice that acts at once. If it opens a new window, its text has to contain that (GP-20). */
export function ActionTile({ title, hint, newWindow = false, ...rest }: Props) {
  return (
    <button {...rest} className="tile" type="button">
      <strong>{title}</strong>{' '}
      <span>
        {hint} {newWindow && <span>{t.newWindow}</span>}
      </span>
    </button>
  )
}
