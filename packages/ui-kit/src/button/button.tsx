import { useId, useState, type ComponentProps, type MouseEvent } from 'react'
import { Status } from '../status/status.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './button.module.css'
import * as t from './texts.ko.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'danger'
  size?: 'medium' | 'large'
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'type'> &
  ButtonLook & {
    type?: 'button' | 'submit'
    busy?: boolean
    disabledReason?: string | undefined
    /** False where the bubble would cover the subject of the reason. The reason is also beside the button. */
    hasTooltip?: boolean
  }

/** A button that keeps the focus and does nothing while `busy`, or for a shown `disabledReason` (GP-05, GP-15). */
export function Button({
  variant = 'primary',
  size = 'large',
  busy = false,
  disabledReason,
  hasTooltip = true,
  ...props
}: Props) {
  const { type = 'button', onClick, children, ...rest } = props
  const [refusals, setRefusals] = useState(0)
  const reasonId = useId()
  const isRefusing = busy || disabledReason !== undefined

  function refuse(event: MouseEvent) {
    event.preventDefault()
    setRefusals(refusals + 1)
  }

  return (
    <>
      <Tooltip text={hasTooltip ? disabledReason : undefined}>
        {anchor => (
          <button
            aria-describedby={disabledReason && reasonId}
            {...anchor}
            {...rest}
            type={type === 'submit' ? 'submit' : 'button'}
            className={styles['button']}
            data-variant={variant}
            data-size={size}
            aria-disabled={isRefusing || undefined}
            onClick={isRefusing ? refuse : onClick}
          >
            {busy && <span className={styles['spinner']} />}
            <span>{children}</span>
          </button>
        )}
      </Tooltip>
      <Status className="sr-only">
        {busy && t.busy}
        {refusals > 0 && <span key={refusals}>{disabledReason}</span>}
      </Status>
      {disabledReason && (
        <span className={styles['reason']} id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
