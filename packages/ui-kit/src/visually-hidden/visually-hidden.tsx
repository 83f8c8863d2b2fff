import type { ReactNode } from 'react'

/** For those who listen to the page instead of looking at it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
