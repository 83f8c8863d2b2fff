import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './checkbox.module.css'

type Props = FieldGroupProps & {
  /** One that stands for them all; whether it is ticked, and what a press on it does, is the caller's. */
  all?: { label: ReactNode; checked: boolean | 'mixed'; onChange: (isChecked: boolean) => void }
  /** `Checkbox`es, and whatever belongs to each of them. */
  children: ReactNode
}

/** Several things to tick under one heading. */
export function CheckboxGroup({ all, children, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {() => (
        <div className={styles['group']}>
          {all && (
            <div className={styles['all']}>
              <Checkbox {...all} />
            </div>
          )}
          {children}
        </div>
      )}
    </FieldGroup>
  )
}
