import type { KeyValueStorage } from 'shared-session/storage'
import * as v from 'valibot'
import type { StoredFile } from './upload-list.ts'

/** A remembered file, always without its content. */
export type RememberedFile = { name: string; size: number; stored: StoredFile | null }

/** Remembers in this tab the chosen files and their arrival, so that a reload loses only the rest. */
export type UploadMemory = {
  read: () => RememberedFile[]
  write: (files: readonly RememberedFile[]) => void
  erase: () => void
}

/** The keys under which this tab remembers the files of each form. */
export const UPLOAD_KEYS = {
  opinion: 'sbiz_opinion_files',
  generalProof: 'sbiz_proof_general_files',
  deliveryProof: 'sbiz_proof_delivery_files',
  businessProof: 'sbiz_proof_business_files',
  supplement: 'sbiz_supplement_files',
} as const

const stored = v.object({
  ...v.entriesFromList(['filePath', 'savedName', 'originalName', 'mimeType'], v.string()),
  size: v.number(),
})
const remembered = v.object({ name: v.string(), size: v.number(), stored: v.nullable(stored) })
const Kept = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string(), files: v.array(remembered) }))

/** The memory under a key of this tab. Entries of another owner are removed when it is read. */
export function uploadMemory(storage: KeyValueStorage, key: string, owner: string): UploadMemory {
  return {
    read() {
      const kept = v.safeParse(Kept, storage.getItem(key))
      if (kept.success && kept.output.owner === owner) return kept.output.files
      storage.removeItem(key)
      return []
    },
    write(files) {
      const kept = files.map(({ name, size, stored: arrived }) => ({ name, size, stored: arrived }))
      if (kept.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify({ owner, files: kept }))
    },
    erase: () => storage.removeItem(key),
  }
}

/** Removes the remembered files of all other applications. Call it when a person was verified (GP-09). */
export function forgetUploadsOfOthers(storage: KeyValueStorage, applicationNumber: string): void {
  for (const key of Object.values(UPLOAD_KEYS)) uploadMemory(storage, key, applicationNumber).read()
}
