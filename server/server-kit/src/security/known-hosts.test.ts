import { expect, it } from 'vitest'
import { isSameSecret } from './is-same-secret.ts'
import { isKnownHost } from './known-hosts.ts'

it.each([
  ['localhost', true],
  ['localhost:8080', true],
  ['LOCALHOST', true],
  ['app.localhost:8080', true],
  ['127.0.0.1:8080', true],
  ['[::1]:8080', true],
  ['support.example.org', false],
  ['localhost.example.org', false],
  ['xlocalhost', false],
  ['127.0.0.1.example.org', false],
  ['localhost:8080x', false],
  ['localhost:123456', false],
  ['user@localhost', false],
  ['', false],
])('without a list of hosts, "%s" is this machine: %s', (host, isKnown) => {
  expect(isKnownHost(host, [])).toBe(isKnown)
})

it.each([
  ['support.example.org', true],
  ['Support.Example.org', true],
  ['support.example.org:443', false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['two words', false],
])('beside a list, "%s" is known: %s', (host, isKnown) => {
  expect(isKnownHost(host, ['support.example.org', 'two words'])).toBe(isKnown)
})

it.each([
  ['secret', 'secret', true],
  ['secreT', 'secret', false],
  ['secret and more', 'secret', false],
  ['', 'secret', false],
  ['비밀', '비밀', true],
])('"%s" is the secret "%s": %s', (given, secret, isSame) => {
  expect(isSameSecret(given, secret)).toBe(isSame)
})
