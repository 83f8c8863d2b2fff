import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Button } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as t from './texts.ko.ts'
import styles from './file-drop.module.css'

export type Choosing = {
  /** Kinds of files, as the `accept` of an input. The caller still validates the files. */
  accept?: string
  disabledReason?: string | undefined
  /** Offers the camera too, on touch devices. */
  camera?: boolean
}

type Props = Choosing & {
  /** The purpose of the files: part of the button's name. */
  label: string
  multiple: boolean
  buttonText: string
  problemId: string | undefined
  button: RefObject<HTMLButtonElement | null>
  onFiles: (files: File[]) => void
  children?: ReactNode
}

/** A button that opens the browser's file chooser, in a zone where files may be dropped instead. */
export function FileChooser({ label, multiple, buttonText, problemId, button, ...props }: Props) {
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
      <ChooseButton
        icon="upload"
        text={buttonText}
        {...{ label, disabledReason, button, accept, multiple }}
        describedBy={problemId}
        onChange={choose}
      />
      {camera && (
        <span className={styles['camera']}>
          <ChooseButton
            icon="image"
            text={t.takePhoto}
            {...{ label, disabledReason }}
            accept="image/*"
            capture="environment"
            onChange={choose}
          />
        </span>
      )}
      {children}
    </div>
  )
}

type ChooseProps = Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple' | 'onChange'> & {
  icon: IconName
  label: string
  text: string
  disabledReason: string | undefined
  button?: Props['button']
  describedBy?: string | undefined
}

function ChooseButton({ icon, label, text, disabledReason, button, describedBy, ...choosing }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="medium"
        variant="secondary"
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <Icon name={icon} />
        <span className="sr-only">{label} </span>
        {text}
      </Button>
      <input ref={input} type="file" hidden tabIndex={-1} {...choosing} />
    </>
  )
}
