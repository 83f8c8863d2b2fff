import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readApiFile, writeApiFile } from './api-file.ts'

function workspaceWith(name: string): string {
  const root = temporaryFolder()
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.2.0' }))
  return root
}

it('is read as it was written', () => {
  const root = workspaceWith('shared-session')
  const api = new Map([
    ['Turn', '/** A turn. */\nexport type Turn = {\n    result: string;\n};'],
    ['session', 'export declare const session: Store;\ntype Store = string;'],
  ])
  writeApiFile(root, 'shared-session', { version: '1.2.0', api })
  expect(readApiFile(root, 'shared-session')).toEqual({ version: '1.2.0', api })
})

it('is empty where none was written yet', () => {
  expect(readApiFile(workspaceWith('new'), 'new')).toEqual({ version: '0.0.0', api: new Map() })
})
