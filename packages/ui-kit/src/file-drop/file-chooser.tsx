import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import * as t from './texts.ko.ts'
import styles from './file-drop.module.css'

export type Choosing = {
  /** Kinds of files, as the `accept` of an input. The caller still validates the files. */
  accept?: string
  disabledReason?: string | undefined
}

type Props = Choosing & {
  /** The purpose of the files: part of the button's name. */
  label: string
  multiple: boolean
  buttonText: string
  problemId: string | undefined
  button: RefObject<HTMLButtonElement | null>
  onFiles: (files: File[]) => void
  /** Offers the camera too, on touch devices. */
  camera?: boolean
  children?: ReactNode
}

/** A button that opens the browser's file chooser, in a zone where files may be dropped instead. */
export function FileChooser({ label, multiple, buttonText, problemId, button, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragging, setDragging] = useState(false)
  const { accept, disabledReason, camera = false, onFiles, children } = props

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files)
    // Otherwise choosing the same file again would be no change.
    currentTarget.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    take(event.dataTransfer.files)
  }

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, multiple ? Infinity : 1)
    if (files.length > 0 && disabledReason === undefined) onFiles(files)
  }

  function drag(event: DragEvent) {
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault()
    setDragging(disabledReason === undefined)
  }

  return (
    <div
      className={styles['zone']}
      data-dragging={isDragging || undefined}
      onDragOver={drag}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <Button
        ref={button}
        size="medium"
        variant="secondary"
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
        {...(problemId && { 'aria-describedby': problemId })}
      >
        <Icon name="upload" />
        <span className="sr-only">{label} </span>
        {buttonText}
      </Button>
      <input ref={input} type="file" hidden tabIndex={-1} {...{ accept, multiple }} onChange={choose} />
      {camera && <CameraButton {...{ label, disabledReason }} onChange={choose} />}
      {children}
    </div>
  )
}

type CameraProps = {
  label: string
  disabledReason: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function CameraButton({ label, disabledReason, onChange }: CameraProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles['camera']}>
      <Button
        size="medium"
        variant="secondary"
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
        <span className="sr-only">{label} </span>
        {t.takePhoto}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/*"
        capture="environment"
        onChange={onChange}
      />
    </span>
  )
}
