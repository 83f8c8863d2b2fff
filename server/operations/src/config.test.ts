import { readSettings } from 'server-kit'
import { expect, it } from 'vitest'
import { operationsConfig, operationsSettings } from './config.ts'

const read = (environment: NodeJS.ProcessEnv) =>
  operationsConfig(readSettings(operationsSettings, environment))

it('has the remotes that a second person confirms, by default none', () => {
  expect(read({}).fourEyes).toEqual([])
  expect(read({ FOUR_EYES: 'mfe-apply, mfe-proof' }).fourEyes).toEqual(['mfe-apply', 'mfe-proof'])
})

it.each(['mfe_apply', 'apply', 'mfe-apply;mfe-proof', 'mfe-apply mfe-proof', 'MFE-APPLY'])(
  'refuses by its name: FOUR_EYES=%s',
  value => {
    expect(() => read({ FOUR_EYES: value })).toThrow(/^FOUR_EYES must be remotes like /)
  },
)
