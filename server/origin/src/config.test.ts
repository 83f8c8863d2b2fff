import { delimiter, join } from 'node:path'
import { readSettings, repositoryRoot } from 'server-kit'
import { expect, it } from 'vitest'
import { MAY_BE_EMPTY, originConfig, originSettings } from './config.ts'

const read = (environment: NodeJS.ProcessEnv) =>
  originConfig(readSettings(originSettings, environment, MAY_BE_EMPTY))

it('publishes nothing at the first start when told so, and what is named when told that', () => {
  expect(read({ FIRST_RELEASES: '' }).firstReleases).toEqual([])
  expect(read({ FIRST_RELEASES: '/a' }).firstReleases).toEqual(['/a'])
  expect(read({ FIRST_RELEASES: ['/a', '/b', ''].join(delimiter) }).firstReleases).toEqual(['/a', '/b'])
})

it('publishes the build of each remote of this repository at the first start where nothing is set', () => {
  const built = ['mfe-apply', 'mfe-proof', 'mfe-queue', 'mfe-result'].map(name => `${name}/dist`)
  const relative = read({}).firstReleases.map(place => place.replace(`${repositoryRoot}/`, ''))
  expect(relative.toSorted()).toEqual(built)
})

it('serves the folders that are named, by default those that this repository builds', () => {
  const folders = (environment: NodeJS.ProcessEnv) => {
    const { shellDir, cdnDir, testerPageDir } = read(environment)
    return [shellDir, cdnDir, testerPageDir]
  }
  const built = ['shell/dist', 'cdn/dist', 'tester-page/dist'].map(path => join(repositoryRoot, path))
  expect(folders({})).toEqual(built)
  expect(folders({ SHELL_DIR: '/a', CDN_DIR: '/b/', TESTER_PAGE_DIR: '/c' })).toEqual(['/a', '/b', '/c'])
})

it('names another backend without a slash at its end, and a bucket by its origin', () => {
  expect(read({}).apiBaseUrl).toBe('')
  expect(read({ API_BASE_URL: 'https://api.example.org/v1/' }).apiBaseUrl).toBe('https://api.example.org/v1')
  expect(read({}).objectsOrigin).toBeNull()
  const { objectsOrigin } = read({ OBJECTS_ORIGIN: 'https://objects.example.org/bucket' })
  expect(objectsOrigin).toBe('https://objects.example.org')
})

it.each([
  ['API_BASE_URL', 'api.example.org'],
  ['API_BASE_URL', 'javascript:alert(1)'],
  ['OBJECTS_ORIGIN', 'objects'],
])('refuses by its name: %s=%s', (key, value) => {
  expect(() => read({ [key]: value })).toThrow(new RegExp(`^${key} must `))
})
