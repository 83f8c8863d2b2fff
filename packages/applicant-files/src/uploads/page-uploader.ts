import { storedSize, type UploadCategory, uploadFile } from 'api-client/files'
import type { KeyValueStorage } from 'shared-session/storage'
import type { PhotoMaker } from '../photo/photo-maker.ts'
import { inspectFile, prepareFile } from '../prepare/prepare-file.ts'
import { pageConnection } from './connection.ts'
import { uploadMemory } from './upload-memory.ts'
import { Uploader } from './uploader.ts'

type Options = {
  category: UploadCategory
  makePhoto: PhotoMaker
  /** The storage of this tab, with key and owner. Entries of another owner do not count. */
  memory: { storage: KeyValueStorage; key: string; owner: string }
}

const SCREENS = { receipt: 'proof', opinion: 'opinion' } as const

/** Creates an uploader with this page's connection, the backend's calls and a photo maker. */
export function createPageUploader({ category, makePhoto, memory }: Options): Uploader {
  const screen = SCREENS[category]
  return new Uploader({
    inspect: (file, signal) => inspectFile(file, { screen, makePhoto, signal }),
    prepare: (file, signal) => prepareFile(file, { screen, makePhoto, signal }),
    send: async (file, options) => {
      const uploaded = await uploadFile({ file, category, ...options })
      return { ...uploaded, size: file.size, mimeType: file.type }
    },
    sizeOf: (filePath, signal) => storedSize(filePath, { signal }),
    connection: pageConnection(),
    wait: pause,
    memory: uploadMemory(memory.storage, memory.key, memory.owner),
    newId: () => crypto.randomUUID(),
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
