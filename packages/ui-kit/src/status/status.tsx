import type { ReactNode } from 'react'

type Props = { className?: string | undefined; children: ReactNode }

/** What stands in it is spoken when it changes, without taking anybody away from what they are doing. */
export function Status({ className, children }: Props) {
  return <output className={className}>{children}</output>
}
