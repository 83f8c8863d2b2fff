import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { syncFolder, unlessMissing } from 'file-kit'
import { assertObjectPath, type ObjectFacts, type ObjectLabel, type ObjectStore } from './object-store.ts'
import type { AddressSigner } from './signed-address.ts'

const labelSchema = v.object({ contentType: v.string(), originalName: v.nullable(v.string()) })

/** Returns the folder of the embedded object store. */
export function objectsFolder(dataDir: string): string {
  return join(dataDir, 'objects')
}

/** Removes the unfinished files of an earlier process; to be called before the store is used. */
export async function clearUnfinishedObjects(folder: string): Promise<void> {
  await rm(unfinishedIn(folder), { recursive: true, force: true })
}

/** Stores objects as files of a folder, and the facts of each in a second file. */
export function createFileObjectStore(folder: string, signer: AddressSigner): ObjectStore {
  const store: ObjectStore = {
    async putObject(path, content, label) {
      const file = fileOf(folder, path)
      const draft = await write(folder, content instanceof Uint8Array ? Readable.from([content]) : content)
      await mkdir(dirname(file), { recursive: true })
      // The facts are written first, so that no object is ever found without them.
      await rename(await write(folder, Readable.from([Buffer.from(JSON.stringify(label))])), aboutFile(file))
      await rename(draft, file)
      await syncFolder(dirname(file))
    },

    async headObject(path) {
      const file = fileOf(folder, path)
      return unlessMissing(factsOf(path, file), ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])
    },

    async getObject(path, firstBytes) {
      const facts = await store.headObject(path)
      if (!facts) return null
      const end = firstBytes === undefined ? {} : { end: firstBytes - 1 }
      return { ...facts, content: createReadStream(fileOf(folder, path), end) }
    },

    // An upload replaces the file as a whole, so an open file keeps its content.
    async copyObject(from, to) {
      assertObjectPath(to)
      const object = await store.getObject(from)
      if (!object) return false
      const { content, contentType, originalName } = object
      await store.putObject(to, content, { contentType, originalName })
      return true
    },

    async deleteObject(path) {
      const file = fileOf(folder, path)
      await rm(file, { force: true })
      await rm(aboutFile(file), { force: true })
    },

    async signPut(permission) {
      assertObjectPath(permission.path)
      return signer.put(permission)
    },

    async signGet(permission) {
      assertObjectPath(permission.path)
      return signer.get(permission)
    },
  }
  return store
}

function fileOf(folder: string, path: string): string {
  assertObjectPath(path)
  return join(folder, path)
}

const aboutFile = (file: string) => `${file}.about`
const unfinishedIn = (folder: string) => join(folder, '.unfinished')

// Writes a temporary file durably, to be moved when it is complete: readers see all of it or nothing, also after a
// power cut.
async function write(folder: string, content: Readable): Promise<string> {
  await mkdir(unfinishedIn(folder), { recursive: true })
  const draft = join(unfinishedIn(folder), randomUUID())
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx', flush: true }))
    return draft
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function factsOf(path: string, file: string): Promise<ObjectFacts | null> {
  const stats = await stat(file)
  if (!stats.isFile()) return null
  const label: ObjectLabel = v.parse(labelSchema, JSON.parse(await readFile(aboutFile(file), 'utf8')))
  return { path, size: stats.size, ...label }
}
