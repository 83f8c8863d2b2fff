import { parseArgs } from 'node:util'
import {
  COMMON,
  OPTIONS,
  type Asked,
  type Commands,
  type Names,
  type OptionName,
  type Options,
} from './command.ts'
import { WrongUsage } from './explain.ts'
import { helpOfCommand } from './help.ts'

/** The rule of each argument and option that has one, and the sentence for a value that breaks it. */
const RULES: Readonly<Record<string, readonly [RegExp, string]>> = {
  version: [/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/, 'is no version: up to 64 letters, digits, . and - only.'],
  percent: [/^(\d\d?|100)%?$/, 'is no percentage: 0 to 100.'],
  days: [/^([7-9]|[1-9]\d{1,3})$/, 'are not 7 days or more.'],
  keep: [/^[1-9]\d{0,3}$/, 'is no number from 1 on.'],
  steps: [/^[1-9]\d?:\d+(,[1-9]\d?:\d+)*$/, 'are no steps: 1:10,10:30,50:30 (percentage and minutes).'],
  allow: [/^[\w-]{1,64}$/, 'is no browser: letters, digits, _ and - only.'],
}

/** Reads the arguments by the table of commands. Throws `WrongUsage` with the fault and the usage. */
export function readCommand(program: string, args: readonly string[], commands: Commands): Asked {
  const { positionals, options } = parsed(program, args)
  const [verb = '', ...given] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command)
    throw new WrongUsage(`${verb ? `There is no ${verb}.` : 'No command was named.'} ${seeHelp(program)}`)
  const wrong = (sentence: string) => new WrongUsage(`${sentence}\n${helpOfCommand(program, verb, command)}`)
  if (options.help) return { verb, names: namesOf([], []), options }

  const args_ = (command.args ?? '').split(' ').filter(Boolean)
  const needed = args_.filter(each => each.startsWith('<'))
  const missing = needed[given.length]
  if (missing) throw wrong(`${verb} needs ${missing}.`)
  if (given.length > args_.length) throw wrong(`${given[args_.length]} is one too many.`)
  const foreign = Object.keys(options).find(
    name => ![...(command.options ?? []), ...COMMON].includes(name as OptionName),
  )
  if (foreign) throw wrong(`${verb} takes no --${foreign}.`)
  const names = namesOf(args_, given)
  const fault = faultIn({ ...names, ...options, ...(options.to && { version: options.to }) })
  if (fault) throw wrong(fault)
  return { verb, names, options }
}

function seeHelp(program: string): string {
  return `${program} --help lists the commands.`
}

function namesOf(args: readonly string[], given: readonly string[]): Names {
  const named = args.map((arg, place) => [arg.slice(1, -1), given[place] ?? ''])
  return { remote: '', version: '', percent: '', folder: '', commit: '', ...Object.fromEntries(named) }
}

function faultIn(values: Readonly<Record<string, string | boolean | readonly string[]>>): string | null {
  for (const [name, [rule, sentence]] of Object.entries(RULES)) {
    const texts = [values[name]].flat().filter(value => typeof value === 'string')
    const wrong = texts.find(text => text !== '' && !rule.test(text))
    if (wrong !== undefined) return `"${wrong}" ${sentence}`
  }
  return null
}

function parsed(program: string, args: readonly string[]): { positionals: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    return { positionals, options: { ...values } }
  } catch (error) {
    throw new WrongUsage(`${error instanceof Error ? error.message : String(error)}\n${seeHelp(program)}`)
  }
}

/** Returns the address of a site. The token must not travel unencrypted. Throws `WrongUsage`. */
export function siteIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(url?.hostname ?? '')
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere))) return url.origin
  throw new WrongUsage(`"${text}" is no address of a site: https://…, or http://localhost:….`)
}
