import { readSettings } from 'server-kit'
import { expect, it } from 'vitest'
import { operationsConfig, operationsSettings } from './config.ts'

const read = (environment: NodeJS.ProcessEnv) =>
  operationsConfig({
    ...readSettings(operationsSettings, environment),
    NODE_ENV: environment['NODE_ENV'],
  })

const LIST = { OVERRIDE_ORIGINS: 'https://preview.example.org', OVERRIDE_NETWORKS: '10.0.0.0/8' }
const LISTED = { origins: ['https://preview.example.org'], networks: ['10.0.0.0/8'] }
const OWN_MACHINE = {
  origins: ['http://localhost:*', 'http://127.0.0.1:*'],
  networks: ['127.0.0.0/8', '::1/128'],
}

it.each<[environment: NodeJS.ProcessEnv, config: object]>([
  [{}, { autoRollback: true, smoke: false, releaseStore: 'disk', releasesKeepDays: undefined, fourEyes: [] }],
  [{}, { opsToken: undefined, sessionLimits: { idle: 30, longest: 720 } }],
  [{ AUTO_ROLLBACK: 'off' }, { autoRollback: false }],
  [{ SMOKE: 'on' }, { smoke: true }],
  [{ RELEASES_KEEP_DAYS: '7' }, { releasesKeepDays: 7 }],
  [{ OPS_SESSION: '5/60' }, { sessionLimits: { idle: 5, longest: 60 } }],
  [{ FOUR_EYES: 'mfe-apply, mfe-proof' }, { fourEyes: ['mfe-apply', 'mfe-proof'] }],
  [{}, { overrideFrom: OWN_MACHINE }],
  [{ NODE_ENV: 'production' }, { overrideFrom: { origins: [], networks: [] } }],
  [LIST, { overrideFrom: LISTED }],
  [{ ...LIST, NODE_ENV: 'production' }, { overrideFrom: LISTED }],
  [{ OVERRIDE_ORIGINS: 'http://localhost:*' }, { overrideFrom: { origins: ['http://localhost:*'] } }],
])('the settings %j mean %j', (environment, config) => {
  expect(read(environment)).toMatchObject(config)
})

it.each([
  ['FOUR_EYES', 'mfe_apply'],
  ['FOUR_EYES', 'apply'],
  ['FOUR_EYES', 'mfe-apply;mfe-proof'],
  ['FOUR_EYES', 'mfe-apply mfe-proof'],
  ['FOUR_EYES', 'MFE-APPLY'],
  ['RELEASES_KEEP_DAYS', '6'],
  ['OPS_TOKEN', 'x'.repeat(31)],
  ['OPS_TOKEN', `${'x'.repeat(32)} x`],
  ['OPS_SESSION', '30'],
  ['OPS_SESSION', '0/720'],
  ['OVERRIDE_ORIGINS', 'https://preview.example.org/mfe'],
  ['OVERRIDE_ORIGINS', 'preview.example.org'],
  ['OVERRIDE_ORIGINS', 'ftp://preview.example.org'],
  ['OVERRIDE_ORIGINS', 'https://'],
  ['OVERRIDE_NETWORKS', '10.0.0.0/33'],
])('refuses by its name: %s=%s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must `))
})
