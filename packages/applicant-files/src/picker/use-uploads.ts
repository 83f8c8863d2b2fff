import type { UploadCategory } from 'api-client/files'
import { useEffect, useState } from 'react'
import { safeSessionStorage } from 'shared-session/storage'
import { makePagePhoto } from '../photo/make-page-photo.ts'
import { createPageUploader } from '../uploads/page-uploader.ts'
import { UPLOAD_KEYS } from '../uploads/upload-memory.ts'
import type { Uploader } from '../uploads/uploader.ts'

type Options = {
  category: UploadCategory
  /** The application whose files this tab remembers over a reload. */
  form: keyof typeof UPLOAD_KEYS
  owner: string
}

/** The files of one field while the screen exists. Leaving the screen ends their transfers. */
export function useUploads({ category, form, owner }: Options): Uploader {
  const [uploader] = useState(() => {
    const memory = { storage: safeSessionStorage, key: UPLOAD_KEYS[form], owner }
    return createPageUploader({ category, makePhoto: makePagePhoto, memory })
  })
  useEffect(() => uploader.open(), [uploader])
  return uploader
}
