import { expect, it } from 'vitest'
import {
  caching,
  cachingOfCdnFile,
  cachingOfRemoteFile,
  cachingOfRevision,
  cachingOfShellFile,
} from './caching.ts'

const { forEver, shortly, never } = caching

it.each([
  ['assets/main.f4ddbece15.js', forEver],
  ['assets/main-f4ddbece.js', forEver],
  ['assets/main.js', never],
  ['assets/notice-2026.pdf', never],
  ['assets/guide.deadbee.pdf', never],
  ['index.html', never],
])('the file %s of the shell is kept: %s', (path, expected) => {
  expect(cachingOfShellFile(path)).toBe(expected)
})

it.each([
  ['mfe-test/1.0.0/remoteEntry.js', forEver],
  ['mfe-test/1.0.0/assets/release.json.js', forEver],
  ['mfe-test/1.0.0/release.json', never],
])('the file %s of a release is kept: %s', (path, expected) => {
  expect(cachingOfRemoteFile(path)).toBe(expected)
})

it.each([
  ['fonts/subset.woff2', forEver],
  ['fonts/fonts.css', shortly],
  ['css/reset.css', shortly],
  ['images/fonts/x.png', shortly],
])('the file %s of the CDN folder is kept: %s', (path, expected) => {
  expect(cachingOfCdnFile(path)).toBe(expected)
})

it.each([
  [{ revision: '3' }, 3, forEver],
  [{ revision: 'tag' }, 'tag', forEver],
  [{ revision: '2' }, 3, never],
  [{ revision: '' }, '', never],
  [{ revision: ['3'] }, 3, never],
  [{}, 3, never],
  [null, 3, never],
])('for %j, a registry of revision %s is kept: %s', (query, revision, expected) => {
  expect(cachingOfRevision(query, revision)).toBe(expected)
})
