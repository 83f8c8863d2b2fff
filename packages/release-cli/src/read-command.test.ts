import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WrongUsage } from './explain.ts'
import { readCommand, siteIn } from './read-command.ts'
import { siteCommands } from './site-commands.ts'

const read = (line: string) => readCommand('release', line.split(' ').filter(Boolean), siteCommands)

it.each([
  ['publish ../dist --store-only', { folder: '../dist' }, { 'store-only': true }],
  ['promote mfe-x 1.2', { remote: 'mfe-x', version: '1.2' }, {}],
  ['canary mfe-x 1.2 5%', { remote: 'mfe-x', version: '1.2', percent: '5%' }, {}],
  ['canary mfe-x 1.2 --allow a --allow b', { version: '1.2', percent: '' }, { allow: ['a', 'b'] }],
  ['rollback mfe-x --to=1.0.0', { remote: 'mfe-x' }, { to: '1.0.0' }],
  ['verify', { remote: '' }, {}],
  [
    'status --site https://site.example/ --json --dry-run --no-smoke --reason because',
    {},
    { site: 'https://site.example/', json: true, 'dry-run': true, 'no-smoke': true, reason: 'because' },
  ],
])('reads "%s"', (line, names, options) => {
  const asked = read(line)
  expect(asked.verb).toBe(line.split(' ')[0])
  expect(asked.names).toMatchObject(names)
  expect(asked.options).toEqual(options)
})

it.each([
  ['', 'No command was named. release --help lists the commands.'],
  ['publsh mfe-x', 'There is no publsh. release --help lists the commands.'],
  ['constructor', 'There is no constructor.'],
  ['publish', 'publish needs <folder>.\nusage: release publish <folder> [options]'],
  ['publish a b', 'b is one too many.'],
  ['status a', 'a is one too many.'],
  ['rollback mfe-x --to', "Option '--to <value>' argument missing\nrelease --help lists the commands."],
  ['promote mfe-x ../1', '"../1" is no version'],
  ['rollback mfe-x --to ../1', '"../1" is no version'],
  ['publish a --to 1', 'publish takes no --to.'],
  ['rollback mfe-x --force', "Unknown option '--force'."],
  ['promote mfe-x', 'promote needs <version>.'],
  ['canary mfe-x 1 --steps 1:10,x', '"1:10,x" are no steps'],
  ['clean --days 6', '"6" are not 7 days or more.'],
  ['clean --keep 0', '"0" is no number from 1 on.'],
  ['canary mfe-x 1 101', '"101" is no percentage'],
  ['canary mfe-x 1 5 --allow a/b', '"a/b" is no browser'],
])('refuses "%s" with the fault and the usage', (line, sentence) => {
  const refusal = `WrongUsage: ${sentence}`
  expect(refusalOf(line).slice(0, refusal.length)).toBe(refusal)
})

function refusalOf(line: string): string {
  try {
    return read(line).verb
  } catch (error) {
    return String(error)
  }
}

it('reads any arguments, or refuses them with a sentence', () => {
  const word = fc.oneof(
    fc.constantFrom(...Object.keys(siteCommands), '--to', '--json', '--', '1.0'),
    fc.string(),
  )
  const outcome = fc.check(fc.property(fc.array(word), isReadOrRefused))
  expect(outcome.failed).toBe(false)
})

function isReadOrRefused(args: string[]): boolean {
  try {
    return Object.hasOwn(siteCommands, readCommand('release', args, siteCommands).verb)
  } catch (error) {
    return error instanceof WrongUsage
  }
}

it.each(['http://site.example', 'site.example', 'ftp://localhost', 'http://localhost.evil.example'])(
  'sends no token to %s',
  address => expect(() => siteIn(address)).toThrow('is no address of a site'),
)

it.each(['https://site.example/x', 'http://localhost:8080', 'http://a.localhost'])('accepts %s', address =>
  expect(siteIn(address)).toBe(new URL(address).origin),
)
