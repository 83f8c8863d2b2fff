import type { UploadCategory } from 'api-client/uploads'
import { useEffect, useState } from 'react'
import { safeSessionStorage } from 'shared-session/storage'
import { makePagePhoto } from '../photo/page-photo-maker.ts'
import { createPageUploader } from '../uploads/page-uploader.ts'
import type { Uploader } from '../uploads/uploader.ts'

type Options = {
  category: UploadCategory
  /** Under which key of this tab the files are remembered over a reload, and for which application. */
  key: string
  owner: string
}

/** The files of one field as long as the screen is there. Leaving it ends what is on its way. */
export function useUploads({ category, key, owner }: Options): Uploader {
  const [uploader] = useState(() => {
    const memory = { storage: safeSessionStorage, key, owner }
    return createPageUploader({ category, makePhoto: makePagePhoto, memory })
  })
  useEffect(() => uploader.open(), [uploader])
  return uploader
}
