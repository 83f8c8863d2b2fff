import { expect, it } from 'vitest'
import type { Command } from './command.ts'
import { helpOf, helpOfCommand } from './help.ts'

const run = () => Promise.reject(new Error('not run'))
const grow: Command = { args: '<remote> [percent]', about: 'gives it to some', options: ['steps'], run }
const status: Command = { about: 'prints all', run }

it('the help of a program has its commands in columns, then the options of all', () => {
  const lines = helpOf('release', { grow, status }).split('\n')
  expect(lines.slice(0, 6)).toEqual([
    'usage: release <command> [options]',
    '',
    '  grow <remote> [percent]  gives it to some',
    '  status                   prints all',
    '',
    '  --dry-run            changes nothing, and prints the effect',
  ])
  expect(lines.slice(-3)).toEqual([
    '  --help               prints this',
    '',
    'release <command> --help prints the options of one command.',
  ])
})

it('the help of a command has its own options first, each with its value', () => {
  const lines = helpOfCommand('release', 'grow', grow).split('\n')
  expect(lines.slice(0, 5)).toEqual([
    'usage: release grow <remote> [percent] [options]',
    '  gives it to some',
    '',
    '  --steps <1:10,10:30,50:30>  grows by itself: percentages, each with its minutes; then live for all',
    '  --dry-run                   changes nothing, and prints the effect',
  ])
  expect(helpOfCommand('release', 'status', status)).toMatch(
    /^usage: release status \[options\]\n {2}prints all\n/,
  )
})
