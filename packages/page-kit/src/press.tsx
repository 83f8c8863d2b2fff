import type { ComponentProps } from 'react'
import { Button } from 'ui-kit'

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'size'> & {
  label: string
  /** The thing among many that it belongs to: the accessible name begins with it. */
  of?: string
}

/** A button of medium size, with its text. */
export function Press({ label, of, ...props }: Props) {
  return (
    <Button size="medium" variant="tertiary" aria-label={of && `${of} ${label}`} {...props}>
      {label}
    </Button>
  )
}
