import { koreaDate } from 'domain-rules'
import { extensionOf, safeFileName } from 'domain-rules/file'
import { randomId } from '../crypto/random-id.ts'
import type { IssuedFile } from '../stores/file-store.ts'

// Invisible characters, among them those that change the direction of writing, and halves of characters.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const FOLDERS = /^.*[\\/]/su

type Named = { originalFileName: string; fileCategory: IssuedFile['category'] }

/** Returns the path and names of a new file. The path cannot be guessed, and contains nothing of the sent name. */
export function reservedFile({ originalFileName, fileCategory: category }: Named, now: Date): IssuedFile {
  const originalName = plainName(originalFileName)
  const [year, month] = koreaDate(now).split('-')
  const savedName = `${randomId()}.${extensionOf(originalName)}`
  return { category, originalName, savedName, filePath: `${category}/${year}/${month}/${savedName}` }
}

/** Returns a name in display form, without invisible characters and folders. */
function plainName(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, '').replace(FOLDERS, '').trim() || safeFileName(name)
}
