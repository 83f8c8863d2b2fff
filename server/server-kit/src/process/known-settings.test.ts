import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { completeEnvironment, knownSettings } from './known-settings.ts'
import { repositoryRoot } from './repository-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  writeFileSync(join(folder, 'secret'), text)
  return join(folder, 'secret')
}

it('a setting may be the content of a file, without the end of its line', () => {
  const environment = { PORT: '1', SESSION_KEY: '', SESSION_KEY_FILE: fileWith('of a file\n'), HOME: '/home' }
  expect(completeEnvironment(environment)).toEqual({ PORT: '1', SESSION_KEY: 'of a file', HOME: '/home' })
})

it('a file of anything else stays a path', () => {
  const environment = { PASSWD_FILE: '/etc/passwd', SESSION_KEY_FILE: '' }
  expect(completeEnvironment(environment)).toEqual(environment)
})

it('a file that cannot be read, and a setting that is set twice, are refused by name', () => {
  const environment = { QUEUE_KEY_FILE: join(folder, 'none'), OPS_TOKEN: 'x', OPS_TOKEN_FILE: fileWith('y') }
  expect(() => completeEnvironment(environment)).toThrow(
    'QUEUE_KEY_FILE must be the path of a file that can be read.\nOPS_TOKEN and OPS_TOKEN_FILE are both set.',
  )
})

it.each(['S3_ENDPONT', 'RATE_LIMIT', 'RELEASE_KEEP_DAYS', 'AUTO_ROLBACK_FILE'])(
  'production refuses %s, which begins like a setting',
  key => {
    expect(() => completeEnvironment({ NODE_ENV: 'production', [key]: 'x' })).toThrow(`${key} is no setting`)
    expect(completeEnvironment({ [key]: 'x' })).toEqual({ [key]: 'x' })
  },
)

it('production takes every setting, and leaves the variables of others alone', () => {
  const environment = {
    NODE_ENV: 'production',
    NODE_OPTIONS: '--enable-source-maps',
    DRAIN_SECONDS: '5',
    S3_ENDPONT: '',
    PATH: '/bin',
    LANG: 'C',
    npm_config_x: '1',
  }
  expect(completeEnvironment(environment)).toEqual(environment)
})

it('the known settings are those of docs/settings.md', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/settings.md'), 'utf8')
  const rows = page.split('## Site configuration')[0]?.match(/^\| `[^|]+\|/gm) ?? []
  const documented = rows.flatMap(row => row.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect([...documented, 'NODE_ENV'].toSorted()).toEqual(knownSettings.toSorted())
})
