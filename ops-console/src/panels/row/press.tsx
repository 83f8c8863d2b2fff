import { Button } from 'ui-kit'

type Props = { of: string; label: string; isUrgent?: boolean; onClick: () => void; 'aria-expanded'?: boolean }

/** A button of one thing among many: its accessible name begins with that of the thing. */
export function Press({ of, label, isUrgent = false, ...rest }: Props) {
  return (
    <Button size="medium" variant={isUrgent ? 'primary' : 'tertiary'} aria-label={`${of} ${label}`} {...rest}>
      {label}
    </Button>
  )
}
