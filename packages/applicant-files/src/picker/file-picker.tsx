import { acceptedExtensions, droppedFilesMessages } from 'domain-rules/file'
import { useState, useSyncExternalStore } from 'react'
import { AlertBox, Disclosure, FileDrop, Status } from 'ui-kit'
import { isPending } from '../uploads/upload-list.ts'
import type { Uploader } from '../uploads/uploader.ts'
import { chosenFile } from './chosen-files.ts'
import * as t from './texts.ko.ts'

type Props = {
  uploader: Uploader
  label: string
  /** The largest number of files, if there is a limit. */
  limit?: number
  /** The message when too many are chosen. Default: a sentence with the numbers. */
  limitMessage?: string
  /** Shown before the permitted kinds of files. */
  hint?: string
  required?: boolean
  id?: string
  problem?: string | undefined
  disabledReason?: string | undefined
}

const accept = acceptedExtensions('proof').join()

/**
 * A field for photos and documents, by a button, the camera or dropping, with the state of each in words. Above the
 * list it shows how many files were left out, and the names of those that a reload has lost.
 */
export function FilePicker({ uploader, label, limit, limitMessage, hint, disabledReason, ...group }: Props) {
  const list = useSyncExternalStore(uploader.subscribe, uploader.list)
  const missing = useSyncExternalStore(uploader.subscribe, uploader.missing)
  const [leftOut, setLeftOut] = useState<string[]>([])
  const isRunning = list.files.some(isPending)

  function add(files: File[]) {
    const most = limit ?? Infinity
    const { duplicates, extra } = uploader.add(files, most)
    const own = extra > 0 && limitMessage !== undefined ? [limitMessage] : []
    const usual = droppedFilesMessages({ duplicates, extra: own.length > 0 ? 0 : extra }, most)
    setLeftOut([...usual, ...own])
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
      <Disclosure label={t.more}>{t.details}</Disclosure>
      {missing.length > 0 && <AlertBox tone="warning">{t.missing(missing.map(({ name }) => name))}</AlertBox>}
      <Status>{leftOut.join(' ')}</Status>
    </FileDrop>
  )
}
