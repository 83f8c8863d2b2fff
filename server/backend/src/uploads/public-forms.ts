import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from 'file-kit'
import { isObjectPath, type ObjectStore } from '../objects/object-store.ts'
import { contentTypeByName } from './content-type.ts'

/** The folder of the forms that everyone may download (AMB-62). */
export const PUBLIC_FORMS = 'forms/'

/** Copies the forms of the CDN folder into the object store; without that folder there are none. */
export async function publishForms(objects: ObjectStore, cdnDir: string): Promise<void> {
  const folder = join(cdnDir, 'forms')
  for (const name of await formsIn(folder)) {
    const path = `${PUBLIC_FORMS}${name}`
    const label = { contentType: contentTypeByName(name), originalName: name }
    if (isObjectPath(path)) await objects.putObject(path, createReadStream(join(folder, name)), label)
  }
}

async function formsIn(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
  return entries.filter(entry => entry.isFile()).map(({ name }) => name.normalize('NFC'))
}
