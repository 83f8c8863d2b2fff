import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../process/run.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { root } from '../workspace/workspace.ts'
import { declarations, stub, writeTypesPackage } from './types-package.ts'

const turn = '/** A turn. */\nexport type Turn = {\n    of: Kind;\n};\nexport type Kind = "a" | "b";'
const api = new Map([
  ['Turn', turn],
  ['kinds', 'export declare const kinds: Kind[];\nexport type Kind = "a" | "b";'],
])

it('holds each type once, and exports what the package exports', () => {
  const text = declarations(api)
  expect(text.match(/type Kind/g)).toHaveLength(1)
  expect(text).toMatch(/^type Kind/m)
  expect(text).toMatch(/^export type Turn/m)
})

it('has a stub with the names of the values, and of nothing else', () => {
  expect(stub('shared-session', api)).toContain('export const kinds = undefined\n')
  expect(stub('shared-session', api)).not.toMatch(/Turn|Kind /)
})

it('of shared-session compiles for a team outside, which sees what it has and what it has not', async () => {
  const folder = temporaryFolder({
    'use.mts': `import { queueGate, session, useSession, type SessionState } from './shared-session/index.js'
export const number: string = session.get().businessNumber
export const state: SessionState = useSession()
export const turn = await queueGate.inTurn('apply', async () => 1)
// @ts-expect-error There is no such field.
session.get().nothing
`,
  })
  writeTypesPackage(root, 'shared-session', join(folder, 'shared-session'))
  symlinkSync(join(root, 'shared-session/node_modules'), join(folder, 'node_modules'))
  const options = '--noEmit --strict --target es2022 --module nodenext --types react'
  const args = [join(root, 'node_modules/typescript/bin/tsc'), ...options.split(' ')]
  const { output } = await run(process.execPath, [...args, join(folder, 'use.mts')], { cwd: folder })
  expect(output).toBe('')
  expect(JSON.parse(readFileSync(join(folder, 'shared-session/package.json'), 'utf8'))).toMatchObject({
    name: 'shared-session',
  })
})
