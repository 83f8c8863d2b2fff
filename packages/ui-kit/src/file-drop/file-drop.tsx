import { useRef, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import { Status } from '../status/status.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { FileChooser, type Choosing } from './file-chooser.tsx'
import styles from './file-drop.module.css'
import { FileRow } from './file-row.tsx'
import * as t from './texts.ko.ts'

type Props = Omit<FieldGroupProps, 'legend' | 'refusedValue'> &
  Choosing & {
    label: string
    files: readonly ChosenFile[]
    /** The largest number of files, for the count. Files beyond it are reported too: the caller validates. */
    limit?: number | undefined
    onAdd: (files: File[]) => void
    onRemove: (id: string) => void
    onRetry?: (id: string) => void
    /** Information about all files together, shown above them. */
    children?: ReactNode
  }

/** Several files: chosen by a button or dropped, each with its state in words and a button to remove it. */
export function FileDrop({ label, files, limit, onAdd, onRemove, onRetry, ...props }: Props) {
  const { accept, disabledReason, camera = false, children, ...group } = props
  const button = useRef<HTMLButtonElement>(null)

  function remove(id: string) {
    // The pressed button is removed with its row.
    button.current?.focus()
    onRemove(id)
  }

  return (
    <FieldGroup {...group} legend={label}>
      {problemId => (
        <>
          <FileChooser
            {...{ label, button, problemId, disabledReason, camera }}
            {...(accept && { accept })}
            multiple
            buttonText={t.choose}
            onFiles={onAdd}
          >
            <span className={styles['invitation']}>{t.dropHere}</span>
          </FileChooser>
          <p className={styles['count']}>
            <span>{t.countLabel}</span>
            <Status className={styles['number']}>{t.count(files.filter(hasContent).length, limit)}</Status>
          </p>
          {children}
          {files.length > 0 && (
            <ul className={styles['files']}>
              {files.map(file => (
                <li key={file.id}>
                  <FileRow
                    file={file}
                    onRemove={() => remove(file.id)}
                    onRetry={onRetry && (() => onRetry(file.id))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldGroup>
  )
}

/** An empty file is listed, and not sent. */
function hasContent({ state }: ChosenFile): boolean {
  return state.kind !== 'empty'
}
