import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'title'> & {
  href: string
  title: ReactNode
  hint?: ReactNode
  /** The reason why it cannot be followed at the moment, shown in the tile, which still takes the focus (GP-06). */
  disabledReason?: ReactNode
}

/** A large link to a part of the site. */
export function Tile({ href, title, hint, disabledReason, ...rest }: Props) {
  const target = disabledReason ? { role: 'link', tabIndex: 0, 'aria-disabled': true } : { ...rest, href }

  return (
    <a {...target} className="tile">
      <strong>{title}</strong> {hint && <span>{hint}</span>}
      {disabledReason && <em>{disabledReason}</em>}
    </a>
  )
}
