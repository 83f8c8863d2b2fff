import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../workspace/workspace.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The recipes, each with the names of the settings that it gives to the site. */
const recipes: Readonly<Record<string, string[]>> = {
  'deploy/compose.yml': namesInCompose(),
  'deploy/Containerfile': matches('deploy/Containerfile', /(?<=^ENV .*)\b[A-Z][A-Z0-9_]*(?==)/gm),
  ...Object.fromEntries(
    globSync('deploy/kustomize/**/kustomization.yaml', { cwd: root }).map(path => [
      path,
      matches(path, /(?<=literals: \[.*)\b[A-Z][A-Z0-9_]*(?==)/g),
    ]),
  ),
  'deploy/systemd/delivery-support@.service': matches(
    'deploy/systemd/delivery-support@.service',
    /(?<=^Environment=.*)\b[A-Z][A-Z0-9_]*(?==)/gm,
  ),
}

it.each(Object.entries(recipes))('%s sets nothing that docs/settings.md does not list', (_, names) => {
  const known = new Set([...matches('docs/settings.md', /\b[A-Z][A-Z0-9_]+\b/g), 'NODE_ENV'])
  expect(names.filter(name => !known.has(name.replace(/_FILE$/, '')))).toEqual([])
})

it('every recipe but the small overlay sets something', () => {
  const without = Object.keys(recipes).filter(path => recipes[path]?.length === 0)
  expect(without).toEqual(['deploy/kustomize/overlays/small/kustomization.yaml'])
})

it('compose gives the site every key that keys makes, and asks for two values', () => {
  const made = matches('tools/commands/keys.ts', /(?<=')[A-Z_]{8,}(?=')/g).map(name => `${name}_FILE`)
  expect(made).toHaveLength(7)
  expect(namesInCompose()).toEqual(expect.arrayContaining(made))
  const asked = new Set(matches('deploy/compose.yml', /(?<=\$\{)[A-Z_]+/g))
  expect([...asked].toSorted()).toEqual(['DATABASE_PASSWORD', 'HOSTS'])
})

it('programs that the recipes run are in the package', () => {
  const programs = matches('server/site/rspack.config.ts', /^ {2}'?([a-z-]+)'?: '/gm).map(
    line => `${line.replaceAll(/[^a-z-]/g, '')}.mjs`,
  )
  const run = globSync('deploy/**/*.{yml,yaml}', { cwd: root }).flatMap(path =>
    matches(path, /\b[a-z-]+\.mjs\b/g),
  )
  expect(run).toContain('migrate.mjs')
  expect(run.filter(program => !programs.includes(program))).toEqual([])
})

function namesInCompose(): string[] {
  const { services } = parse(read('deploy/compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>
  }
  const { database: _database, ...ours } = services
  return Object.values(ours).flatMap(({ environment }) => Object.keys(environment ?? {}))
}

function matches(path: string, pattern: RegExp): string[] {
  return [...(read(path).match(pattern) ?? [])]
}
