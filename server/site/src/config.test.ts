import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has the settings of every part as they are set', () => {
  const set = {
    FIRST_RELEASES: '',
    LOG_LEVEL: 'warn',
    DATABASE_URL: 'postgres://localhost/x',
    API_BASE_URL: 'https://api.example.org',
    SMOKE: 'on',
    REDIS_URL: 'redis://localhost',
  }
  expect(readConfig(set)).toMatchObject({
    logLevel: 'warn',
    databaseUrl: 'postgres://localhost/x',
    apiBaseUrl: 'https://api.example.org',
    smoke: true,
    redisUrl: 'redis://localhost',
  })
})

it('has by default the settings of a developer’s machine', () => {
  expect(readConfig({ FIRST_RELEASES: '' })).toMatchObject({
    host: 'localhost',
    port: 8080,
    sandbox: true,
    firstReleases: [],
    autoRollback: true,
    releaseStore: 'disk',
    dataDir: expect.stringMatching(/\/\.data$/),
  })
})

it('keeps releases in a bucket only where one is named', () => {
  expect(() => readConfig({ RELEASE_STORE: 'bucket' })).toThrow(
    'S3_BUCKET is missing; with RELEASE_STORE=bucket',
  )
  expect(readConfig({ RELEASE_STORE: 'bucket', S3_BUCKET: 'site' })).toMatchObject({ releaseStore: 'bucket' })
  expect(readConfig({ S3_BUCKET: 'site' })).toMatchObject({ releaseStore: 'disk' })
})

it('names every wrong setting of every part', () => {
  const wrong = { PORT: 'x', SMOKE: 'x', API_BASE_URL: 'x', QUEUE_GATE: 'x' }
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(new RegExp(`^${name} `, 'm'))
})
