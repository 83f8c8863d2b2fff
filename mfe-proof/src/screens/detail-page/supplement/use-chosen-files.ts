import { useUploads } from 'applicant-files/picker'
import type { Upload, Uploader } from 'applicant-files/uploads'
import { useSyncExternalStore } from 'react'
import { isSameFile, type ChosenName } from './draft.ts'

export type ChosenFiles = {
  uploader: Uploader
  /** Returns the file of that name and size, unless a reload has lost it. */
  find: (file: ChosenName) => Upload | undefined
  /** Returns whether the file is there and can be sent, or was sent. */
  isAtHand: (file: ChosenName) => boolean
  remove: (file: ChosenName) => void
}

/** The replacement files of one screen in one list, so that at most three transfers run at a time. */
export function useChosenFiles(owner: string): ChosenFiles {
  const uploader = useUploads({ category: 'receipt', form: 'supplement', owner })
  // Draws the form again with every change of a file.
  useSyncExternalStore(uploader.subscribe, uploader.list)
  return chosenFiles(uploader)
}

/** Wraps an uploader so that its files are found by name and size. */
function chosenFiles(uploader: Uploader): ChosenFiles {
  const find = (file: ChosenName) => uploader.list().files.find(other => isSameFile(other, file))
  return {
    uploader,
    find,
    isAtHand: file => {
      const upload = find(file)
      return upload !== undefined && upload.state.kind !== 'refused'
    },
    remove: file => {
      const upload = find(file)
      if (upload) uploader.remove(upload.id)
    },
  }
}
