import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'
import * as t from './texts.ko.ts'

type Props = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'target'> &
  ButtonLook & { href: string; newWindow?: boolean }

/** A link that looks like a button. If it opens a new window, its text has to contain that (GP-20). */
export function LinkButton({
  variant = 'primary',
  size = 'large',
  newWindow = false,
  children,
  ...rest
}: Props) {
  return (
    <a
      {...rest}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
      className={styles['button']}
      data-variant={variant}
      data-size={size}
    >
      <span>{children}</span>
      {newWindow && (
        <>
          <Icon name="newWindow" />
          <span className="sr-only"> {t.newWindow}</span>
        </>
      )}
    </a>
  )
}
