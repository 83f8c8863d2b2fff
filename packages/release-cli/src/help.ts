import { COMMON, OPTIONS, type Command, type Commands, type OptionName } from './command.ts'

/** Returns the usage of every command, a line each. */
export function helpOf(program: string, commands: Commands): string {
  const lines = Object.entries(commands).map(
    ([verb, { args = '', about }]) => [`${verb} ${args}`.trimEnd(), about] as const,
  )
  return [
    `usage: ${program} <command> [options]`,
    '',
    ...columns(lines),
    '',
    ...optionLines(COMMON),
    '',
    `${program} <command> --help prints the options of one command.`,
  ].join('\n')
}

/** Returns the usage of one command, with its options. */
export function helpOfCommand(
  program: string,
  verb: string,
  { args = '', about, options = [] }: Command,
): string {
  const usage = `usage: ${program} ${verb} ${args}`.trimEnd()
  return [`${usage} [options]`, `  ${about}`, '', ...optionLines([...options, ...COMMON])].join('\n')
}

function optionLines(names: readonly OptionName[]): string[] {
  return columns(
    names.map(name => {
      const option = OPTIONS[name]
      return [`--${name}${'value' in option ? ` ${option.value}` : ''}`, option.about]
    }),
  )
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}
