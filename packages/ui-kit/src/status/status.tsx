import type { ReactNode } from 'react'

type Props = { className?: string | undefined; children: ReactNode }

/** Its content is spoken when it changes, without moving the focus. */
export function Status({ className, children }: Props) {
  return <output className={className}>{children}</output>
}
