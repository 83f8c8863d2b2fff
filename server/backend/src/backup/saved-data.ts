import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLog, InvalidSettings } from 'server-kit'
import * as v from 'valibot'
import { copyObjects } from '../objects/copy-objects.ts'
import { createFileObjectStore, objectsFolder } from '../objects/file-object-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { S3Settings } from '../objects/s3-client.ts'
import { createS3ObjectStore } from '../objects/s3-object-store.ts'
import { createAddressSigner } from '../objects/signed-address.ts'
import { openDatabase, type Database } from '../stores/database.ts'
import { migrate, migrateTo, schemaSteps } from '../stores/migrate.ts'
import { neededObjects } from '../stores/needed-objects.ts'
import { isEmpty, loadTables, saveTables } from '../stores/saved-tables.ts'

/** A statement may read a whole table. */
const A_STATEMENT_MAY_TAKE_MS = 600_000
/** An applicant may delete files while they are copied. */
const ATTEMPTS = 3

/** The database of a backend and the store of its objects. */
export type Data = { database: Database; objects: ObjectStore } & AsyncDisposable

const savedSchema = v.object({
  schema: v.object({ added: v.array(v.string()), removed: v.array(v.string()) }),
  tables: v.array(v.string()),
  sequences: v.record(v.string(), v.string()),
  objects: v.object({ attached: v.array(v.string()), uploads: v.array(v.string()) }),
})

/** Opens the data of a backend that runs elsewhere, or of none yet. */
export async function openData(settings: {
  databaseUrl: string
  dataDir: string
  s3: S3Settings | undefined
}): Promise<Data> {
  const database = openDatabase(settings.databaseUrl, createLog('silent'), A_STATEMENT_MAY_TAKE_MS)
  const { s3, dataDir } = settings
  const objects = s3 ? await createS3ObjectStore(s3, () => new Date()) : filesIn(dataDir)
  return { database, objects, [Symbol.asyncDispose]: () => database.destroy() }
}

/**
 * Writes database and objects into a folder while backends serve: the tables at one moment, and each object that they
 * refer to. An object that was deleted after that moment leads to another attempt. Returns the paths of objects that
 * the store has lost.
 */
export async function saveData({ database, objects }: Data, folder: string): Promise<readonly string[]> {
  const copies = filesIn(folder)
  const copied = new Set<string>()
  await mkdir(tablesIn(folder), { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    const saved = await saveMoment(database, folder)
    const { attached, uploads } = saved.objects
    const missing = await copyObjects(attached, objects, copies)
    await copyObjects(uploads, objects, copies)
    const needed = new Set([...attached, ...uploads])
    for (const path of needed) copied.add(path)
    if (missing.length > 0 && attempt < ATTEMPTS) continue
    for (const path of copied) if (!needed.has(path)) await copies.deleteObject(path)
    await writeFile(momentIn(folder), JSON.stringify(saved), { flush: true })
    return missing
  }
}

/**
 * Loads database and objects of `saveData`, then brings the schema up to date. Throws `InvalidSettings` for a database
 * with tables, `WrongSchema` for data of a later version.
 */
export async function restoreData({ database, objects }: Data, folder: string): Promise<void> {
  if (!(await isEmpty(database)))
    throw new InvalidSettings('The database is not empty: DATABASE_URL has to name a new one.')
  const saved = v.parse(savedSchema, JSON.parse(await readFile(momentIn(folder), 'utf8')))
  await copyObjects([...saved.objects.attached, ...saved.objects.uploads], filesIn(folder), objects)
  await migrateTo(database, saved.schema)
  await database.transaction().execute(transaction => loadTables(transaction, tablesIn(folder), saved))
  await migrate(database)
}

function saveMoment(database: Database, folder: string) {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async transaction => ({
      schema: await schemaSteps(transaction),
      ...(await saveTables(transaction, tablesIn(folder))),
      objects: await neededObjects(transaction),
    }))
}

/** Returns the objects of a data folder, none of which gets an address. */
export function filesIn(dataDir: string): ObjectStore {
  return createFileObjectStore(
    objectsFolder(dataDir),
    createAddressSigner(randomBytes(32), () => new Date()),
  )
}

const tablesIn = (folder: string) => join(folder, 'tables')
const momentIn = (folder: string) => join(folder, 'database.json')
