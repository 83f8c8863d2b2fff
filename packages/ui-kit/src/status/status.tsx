import type { ReactNode } from 'react'

type Props = { className?: string | undefined; children: ReactNode }

/** What stands in it is spoken when it changes, without taking anybody away from what they are doing. */
export function Status({ className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- resetting a form, which React does after each action, writes over an <output>
    <span className={className} role="status">
      {children}
    </span>
  )
}
