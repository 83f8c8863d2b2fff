import { acceptedExtensions, droppedFilesMessages } from 'domain-rules/file'
import { useState, useSyncExternalStore } from 'react'
import { AlertBox, FileDrop, Status } from 'ui-kit'
import { isPending } from '../uploads/upload-list.ts'
import type { Uploader } from '../uploads/uploader.ts'
import { chosenFile } from './chosen-files.ts'
import * as t from './texts.ko.ts'

type Props = {
  uploader: Uploader
  label: string
  /** How many files there may be, where that is limited. */
  limit?: number
  /** Said when more are chosen than there may be; a sentence with the numbers unless it is said. */
  limitMessage?: string
  /** Stands before what may be chosen. */
  hint?: string
  required?: boolean
  id?: string
  problem?: string | undefined
  disabledReason?: string | undefined
}

const accept = acceptedExtensions('proof').join()

/**
 * A field for photos and documents: by a button, the camera, or dropping; each with its state in words. What was left out
 * of a choice, and what a reload has lost, is said above the list.
 */
export function FilePicker({ uploader, label, limit, limitMessage, hint, disabledReason, ...group }: Props) {
  const list = useSyncExternalStore(uploader.subscribe, uploader.list)
  const missing = useSyncExternalStore(uploader.subscribe, uploader.missing)
  const [leftOut, setLeftOut] = useState<string[]>([])
  const isRunning = list.files.some(isPending)

  function add(files: File[]) {
    const most = limit ?? Infinity
    const { duplicates, extra } = uploader.add(files, most)
    const isSaid = extra > 0 && limitMessage !== undefined
    const said = droppedFilesMessages({ duplicates, extra: isSaid ? 0 : extra }, most)
    setLeftOut(isSaid ? [...said, limitMessage] : said)
  }

  return (
    <FileDrop
      {...group}
      label={label}
      hint={
        <>
          {hint && <span>{hint} </span>}
          <span>{t.hint(limit)}</span>
        </>
      }
      accept={accept}
      limit={limit}
      camera
      disabledReason={isRunning ? t.running : disabledReason}
      files={list.files.map(chosenFile)}
      onAdd={add}
      onRemove={uploader.remove}
      onRetry={uploader.retry}
    >
      {missing.length > 0 && <AlertBox tone="warning">{t.missing(missing.map(({ name }) => name))}</AlertBox>}
      <Status>{leftOut.join(' ')}</Status>
    </FileDrop>
  )
}
