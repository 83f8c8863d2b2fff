import { randomUUID } from 'node:crypto'
import { koreaDate } from 'domain-rules'
import { extensionOf } from 'domain-rules/file'
import type { IssuedFile } from '../stores/file-store.ts'

type Named = { originalFileName: string; fileCategory: IssuedFile['category'] }

/** The place and the names of a new file: nothing of it can be guessed, and nothing of the sent name is in the path. */
export function reservedFile(
  { originalFileName: originalName, fileCategory: category }: Named,
  now: Date,
): IssuedFile {
  const [year, month] = koreaDate(now).split('-')
  const savedName = `${randomUUID()}.${extensionOf(originalName)}`
  return { category, originalName, savedName, filePath: `${category}/${year}/${month}/${savedName}` }
}
