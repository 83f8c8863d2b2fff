import { describe, expect, it } from 'vitest'
import { WrongUsage } from '../process/command.ts'
import { foldersNamed } from './named-folders.ts'

const packageIn = (folder: string, name: string) => {
  return [name, { name, folder, version: '1.0.0', dependencies: [], devDependencies: [] }] as const
}
const packages = new Map([packageIn('/site/shell', 'shell'), packageIn('/site/packages/ui-kit', 'ui-kit')])
const workspace = { root: '/site', packages }
const named = (...names: string[]) => foldersNamed(workspace, 'npm test', names)

describe('packages named on the command line', () => {
  it('are found in the root and in its groups, in the order of their naming', () => {
    expect(named('ui-kit', 'shell')).toEqual(['packages/ui-kit', 'shell'])
  })

  it('may be none', () => {
    expect(named()).toEqual([])
  })

  it.each(['mfe-aply', '--watch', 'packages/ui-kit'])(
    'must be known: %s is a wrong usage that lists them',
    name => {
      const attempt = () => named('shell', name)
      expect(attempt).toThrow(WrongUsage)
      expect(attempt).toThrow(
        `There is no package ${name}.\nusage: npm test [-- package …], of shell, ui-kit`,
      )
    },
  )
})
