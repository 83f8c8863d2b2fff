import { isRelative } from './check-imports.ts'
import { purePackages } from './allowed-imports.ts'
import { isForWorkOnly, type Tree, type Violation } from './tree.ts'

type CompilerSettings = { compilerOptions?: { lib?: string[]; types?: string[] }; exclude?: string[] }

/** A pure package has no dependency, imports nothing from outside, and is compiled without the types of DOM and Node. */
export function checkPurity(tree: Tree): Violation[] {
  const names = purePackages.filter(name => tree.manifests.has(name))
  return names.flatMap(name => [
    ...checkDependencies(tree, name),
    ...checkOutsideImports(tree, name),
    ...checkCompilerSettings(tree, name),
  ])
}

function checkDependencies({ manifests, folders }: Tree, name: string): Violation[] {
  const path = `${folders.get(name)}/package.json`
  const others = Object.keys(manifests.get(name)?.dependencies ?? {})
  return others.map(other => ({ path, message: `${name} must not depend on ${other}` }))
}

function checkOutsideImports({ files }: Tree, name: string): Violation[] {
  const shipped = files.filter(file => file.packageName === name && !isForWorkOnly(file))
  return shipped.flatMap(({ path, imports }) => {
    const wrong = imports.filter(found => !isRelative(found))
    return wrong.map(({ specifier, line }) => {
      return { path: `${path}:${line}`, message: `${name} must not import ${specifier}, not even a type` }
    })
  })
}

/** The tests are left out because the test library's types bring those of DOM and Node with them. */
function checkCompilerSettings({ compilerSettings, folders }: Tree, name: string): Violation[] {
  const path = `${folders.get(name)}/tsconfig.json`
  const { compilerOptions, exclude }: CompilerSettings = JSON.parse(compilerSettings.get(name) ?? '{}')
  const hasDom = compilerOptions?.lib?.some(lib => lib.startsWith('DOM')) ?? true
  const hasTypes = (compilerOptions?.types?.length ?? 0) > 0
  const hasTests = !exclude?.includes('src/**/*.test.ts')
  return [
    ...(hasDom ? [{ path, message: '"lib" must be given, without DOM' }] : []),
    ...(hasTypes ? [{ path, message: '"types" must stay empty' }] : []),
    ...(hasTests ? [{ path, message: '"exclude" must leave out src/**/*.test.ts' }] : []),
  ]
}
