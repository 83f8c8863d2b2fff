import { readSettings } from 'server-kit'
import { expect, it } from 'vitest'
import { MAY_BE_EMPTY, originConfig, originSettings } from './config.ts'

const read = (environment: NodeJS.ProcessEnv) =>
  originConfig(readSettings(originSettings, environment, MAY_BE_EMPTY))

it('publishes nothing at the first start when told so, and what is named when told that', () => {
  expect(read({ FIRST_RELEASES: '' }).firstReleases).toEqual([])
  expect(read({ FIRST_RELEASES: '/a' }).firstReleases).toEqual(['/a'])
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
