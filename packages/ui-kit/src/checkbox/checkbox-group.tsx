import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './checkbox.module.css'

type Props = FieldGroupProps & {
  /** A checkbox for all of them. The caller decides its state and the effect of a press. */
  all?: { label: ReactNode; checked: boolean | 'mixed'; onChange: (isChecked: boolean) => void }
  /** `Checkbox`es, with the content that belongs to each. */
  children: ReactNode
}

/** Several checkboxes under one heading. */
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
