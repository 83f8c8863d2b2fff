import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from '../bootstrap/paths.mjs'
import { BuildFailed } from '../build/build-packages.ts'
import { run } from '../process/run.ts'

/** The parts of a site that have dependencies. */
const PARTS = ['site', 'shell', 'mfe-*', 'ops-console', 'tester-page', 'cdn']

/** Dependencies whose code is not in a package, with all that only they need. */
const LEFT_OUT = ['embedded-database', '@module-federation/enhanced']

type Component = {
  type: string
  name: string
  group?: string
  version: string
  purl: string
  'bom-ref': string
  licenses?: Licence[]
}

type Licence = { license?: { id?: string; name?: string }; expression?: string }

/** A bill of materials in CycloneDX. */
export type Inventory = {
  metadata: { component: { 'bom-ref': string }; timestamp?: string }
  serialNumber?: string
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** Returns the components of a packaged site, by the lock file. The same lock file has the same inventory. Throws `BuildFailed`. */
export async function readInventory(root: string): Promise<Inventory> {
  const filters = PARTS.flatMap(part => ['--filter', part])
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
  const { exitCode, output } = await run(pnpm, [...filters, 'sbom', '--prod', ...format], { cwd: root })
  if (exitCode !== 0) throw new BuildFailed(`${output.trim()}\n\nThe inventory could not be made.`)
  return packaged(JSON.parse(output))
}

/** Returns the licences of all components of others, each with its text. */
export function licencesOf(root: string, { components }: Inventory): string {
  // Packages of this repository name no licence of their own.
  const ofOthers = components.filter(({ licenses }) => licenses !== undefined)
  return ofOthers.map(component => licenceOf(root, component)).join('\n')
}

function packaged({ serialNumber: _serialNumber, ...inventory }: Inventory): Inventory {
  const { components, dependencies } = inventory
  const { timestamp: _timestamp, ...metadata } = inventory.metadata
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const leftOut = components.filter(each => LEFT_OUT.includes(fullName(each))).map(each => each['bom-ref'])
  const reached = new Set([metadata.component['bom-ref']])
  for (const ref of reached)
    for (const needed of needs.get(ref) ?? []) if (!leftOut.includes(needed)) reached.add(needed)
  const shipped = components.filter(each => reached.has(each['bom-ref']))
  return {
    ...inventory,
    metadata,
    components: [...shipped.toSorted(byText), nodeItself()],
    dependencies: dependencies.filter(({ ref }) => reached.has(ref)).toSorted(byText),
  }
}

function byText(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}

function nodeItself(): Component {
  const { node: version } = process.versions
  const purl = `pkg:github/nodejs/node@v${version}`
  return {
    type: 'application',
    name: 'node',
    version,
    purl,
    'bom-ref': purl,
    licenses: [{ license: { id: 'MIT' } }],
  }
}

/** Returns the texts that the component brings, else the name of its licence. */
function licenceOf(root: string, component: Component): string {
  const { version, licenses = [] } = component
  const name = fullName(component)
  const folder = join(root, 'node_modules/.pnpm')
  const stored = `${name.replace('/', '+')}@${version}*/node_modules/${name}/[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*`
  const texts = globSync(stored, { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8').trim())
  const distinct = [...new Set(texts.toSorted())]
  const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
  return `## ${name} ${version}\n\n${(distinct.length > 0 ? distinct : named).join('\n\n')}\n`
}

function fullName({ group, name }: Component): string {
  return group ? `${group}/${name}` : name
}
