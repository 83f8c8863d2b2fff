import manifest from '../package.json' with { type: 'json' }

/** The property of the page in which every evaluated copy of this package registers. */
const REGISTER = Symbol.for('shared-session.instances')

type Page = Pick<typeof globalThis, 'console'> & { [REGISTER]?: readonly string[] }

const page: Page = globalThis

/** Returns the versions of the copies of this package that this page has evaluated. More than one is a mistake. */
export function sharedSessionInstances(): readonly string[] {
  return page[REGISTER] ?? []
}

/** Registers a copy, and logs an error if it is not the first. */
export function signIn(version: string): void {
  const [first] = sharedSessionInstances()
  page[REGISTER] = [...sharedSessionInstances(), version]
  if (first !== undefined) page.console.error(secondCopy(first, version))
}

function secondCopy(first: string, second: string): string {
  return `shared-session ${second} was loaded beside shared-session ${first}. Remotes share the singleton (import: false).`
}

signIn(manifest.version)
