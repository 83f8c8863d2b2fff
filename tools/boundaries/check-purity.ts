import { isRelative } from './check-imports.ts'
import { pureRooms } from './house.ts'
import { isForWorkOnly, type Tree, type Violation } from './tree.ts'

type CompilerSettings = { compilerOptions?: { lib?: string[]; types?: string[] }; exclude?: string[] }

/** A pure room has no dependency, imports nothing from outside, and is compiled without the types of DOM and Node. */
export function checkPurity(tree: Tree): Violation[] {
  const rooms = pureRooms.filter(room => tree.manifests.has(room))
  return rooms.flatMap(room => [
    ...checkDependencies(tree, room),
    ...checkOutsideImports(tree, room),
    ...checkCompilerSettings(tree, room),
  ])
}

function checkDependencies({ manifests }: Tree, room: string): Violation[] {
  const names = Object.keys(manifests.get(room)?.dependencies ?? {})
  return names.map(name => ({ path: `${room}/package.json`, message: `${room} must not depend on ${name}` }))
}

function checkOutsideImports({ files }: Tree, room: string): Violation[] {
  const shipped = files.filter(file => file.room === room && !isForWorkOnly(file))
  return shipped.flatMap(({ path, imports }) => {
    const wrong = imports.filter(found => !isRelative(found))
    return wrong.map(({ specifier, line }) => {
      return { path: `${path}:${line}`, message: `${room} must not import ${specifier}, not even a type` }
    })
  })
}

/** The tests are left out because the test library's types bring those of DOM and Node with them. */
function checkCompilerSettings({ compilerSettings }: Tree, room: string): Violation[] {
  const path = `${room}/tsconfig.json`
  const { compilerOptions, exclude }: CompilerSettings = JSON.parse(compilerSettings.get(room) ?? '{}')
  const hasDom = compilerOptions?.lib?.some(lib => lib.startsWith('DOM')) ?? true
  const hasTypes = (compilerOptions?.types?.length ?? 0) > 0
  const hasTests = !exclude?.includes('src/**/*.test.ts')
  return [
    ...(hasDom ? [{ path, message: '"lib" must be given, without DOM' }] : []),
    ...(hasTypes ? [{ path, message: '"types" must stay empty' }] : []),
    ...(hasTests ? [{ path, message: '"exclude" must leave out src/**/*.test.ts' }] : []),
  ]
}
