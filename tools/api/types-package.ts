import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readApiFile } from './api-file.ts'
import type { Api } from './exported-types.ts'

const STATEMENT = /(?:\/\*\*[\s\S]*?\*\/\n)?export [\s\S]*?(?=\n(?:\/\*\*|export )|$)/g
const NAME = /^export (?:declare )?(type|interface|const|function|class) (\w+)/m

/**
 * Writes a package that replaces a shared package in a build outside. It has the types, and a stub with the names of
 * the values, since some bundlers require the names that the page will provide.
 */
export function writeTypesPackage(root: string, name: string, folder: string): void {
  const { version, api } = readApiFile(root, name)
  const manifest = {
    name,
    version,
    type: 'module',
    types: './index.d.ts',
    exports: { types: './index.d.ts', default: './index.js' },
    peerDependencies: { '@types/react': '*' },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'index.d.ts'), declarations(api))
  writeFileSync(join(folder, 'index.js'), stub(name, api))
}

/** Returns one module: the exports of the package, and the unexported declarations that they refer to. */
export function declarations(api: Api): string {
  const statements = new Map([...api.values()].flatMap(statementsIn))
  const written = [...statements].map(([name, code]) =>
    api.has(name) ? code : code.replace(/^export /m, ''),
  )
  return `import type { ComponentType, ReactNode } from 'react'\n\n${written.join('\n\n')}\n\nexport {}\n`
}

/** The values, which exist only in the page. */
export function stub(name: string, api: Api): string {
  const values = [...api].filter(([exported, code]) => kindOf(exported, code) !== 'type')
  const lines = values.map(([exported]) => `export const ${exported} = undefined\n`)
  return `// The page provides ${name}; a build outside only learns its names from here.\n${lines.join('')}`
}

function kindOf(exported: string, code: string): string | undefined {
  const own = statementsIn(code).find(([name]) => name === exported)
  return NAME.exec(own?.[1] ?? '')?.[1]
}

function statementsIn(code: string): [name: string, statement: string][] {
  return [...code.matchAll(STATEMENT)].map(([statement]) => [NAME.exec(statement)?.[2] ?? '', statement])
}
