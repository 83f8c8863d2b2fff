import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { readSettings, runTask, serverSettings } from 'server-kit'
import { filesIn, openData } from './backup/saved-data.ts'
import { backendSettings, s3From } from './config.ts'
import { createFieldCipher } from './crypto/field-cipher.ts'
import { copyObjects } from './objects/copy-objects.ts'
import { erasePerson } from './personal-data/erase-person.ts'
import { applicantOf, exportPerson } from './personal-data/export-person.ts'

const USAGE = 'Its arguments are: export <application number> <new folder>, or erase <application number>.'

/** `person export` writes all data of an applicant into a folder; `person erase` erases those that may go. */
await runTask('person', async environment => {
  process.umask(0o077)
  const [command, applicationNumber = '', folder] = process.argv.slice(2)
  const isExport = command === 'export' && folder !== undefined
  if (!isExport && command !== 'erase') return USAGE
  const settings = readSettings({ ...serverSettings, ...backendSettings }, environment)
  const { DATABASE_URL: databaseUrl, FIELD_KEYS: keys, DATA_DIR: dataDir } = settings
  if (!databaseUrl || !keys) return 'DATABASE_URL or FIELD_KEYS is missing.'
  await using data = await openData({ databaseUrl, dataDir: resolve(dataDir), s3: s3From(settings) })
  const ci = await applicantOf(data.database, applicationNumber)
  if (ci === undefined) return `Nobody has filed the application ${applicationNumber}.`

  const needed = { ...data, fields: createFieldCipher(keys), now: () => new Date() }
  const request = { ci, actor: `operator:owner/${userInfo().username}` }
  if (!isExport) await erasePerson(needed, request)
  else {
    await mkdir(folder)
    const person = await exportPerson(needed, request)
    await writeFile(join(folder, 'data.json'), `${JSON.stringify(person.data, null, 2)}\n`)
    await copyObjects(person.paths, data.objects, filesIn(folder))
  }
  return null
})
