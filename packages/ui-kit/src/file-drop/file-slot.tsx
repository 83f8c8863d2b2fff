import { useRef } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { FileChooser, type Choosing } from './file-chooser.tsx'
import styles from './file-drop.module.css'
import { FileRow } from './file-row.tsx'
import * as t from './texts.ko.ts'

type Props = Omit<FieldGroupProps, 'legend' | 'refusedValue'> &
  Choosing & {
    /** The document that belongs here. */
    label: string
    file: ChosenFile | undefined
    onChoose: (file: File) => void
    onRemove: () => void
    onRetry?: () => void
  }

/** A place for one document by name. A new choice replaces the former one. */
export function FileSlot({ label, file, onChoose, onRemove, onRetry, ...props }: Props) {
  const { accept, disabledReason, camera = false, ...group } = props
  const button = useRef<HTMLButtonElement>(null)

  function remove() {
    button.current?.focus()
    onRemove()
  }

  return (
    <FieldGroup {...group} legend={label}>
      {problemId => (
        <div className={styles['slot']}>
          {file ? (
            <FileRow file={file} isAnnounced onRemove={remove} onRetry={onRetry} />
          ) : (
            <p className={styles['none']}>{t.noFile}</p>
          )}
          <FileChooser
            {...{ label, button, problemId, disabledReason, camera }}
            {...(accept && { accept })}
            multiple={false}
            buttonText={file ? t.chooseAnother : t.choose}
            onFiles={([first]) => first && onChoose(first)}
          />
        </div>
      )}
    </FieldGroup>
  )
}
