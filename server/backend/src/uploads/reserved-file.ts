import { randomUUID } from 'node:crypto'
import { koreaDate } from 'domain-rules'
import { extensionOf, safeFileName } from 'domain-rules/file'
import type { IssuedFile } from '../stores/file-store.ts'

// Unseen characters, among them those that turn the direction of writing, and halves of characters.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const FOLDERS = /^.*[\\/]/su

type Named = { originalFileName: string; fileCategory: IssuedFile['category'] }

/** The place and the names of a new file: nothing of it can be guessed, and nothing of the sent name is in the path. */
export function reservedFile({ originalFileName, fileCategory: category }: Named, now: Date): IssuedFile {
  const originalName = plainName(originalFileName)
  const [year, month] = koreaDate(now).split('-')
  const savedName = `${randomUUID()}.${extensionOf(originalName)}`
  return { category, originalName, savedName, filePath: `${category}/${year}/${month}/${savedName}` }
}

/** A name as people read it: what is shown is what it is, and nothing in it leads into a folder. */
function plainName(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, '').replace(FOLDERS, '').trim() || safeFileName(name)
}
