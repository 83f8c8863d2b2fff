import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let called: string[]
let complained: string
beforeEach(() => {
  called = []
  complained = ''
  vi.resetModules()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockImplementation(text => Boolean((complained += String(text))))
  vi.stubEnv('OPS_TOKEN', 'secret')
  vi.stubGlobal('fetch', async (input: string) => {
    called.push(input)
    return Response.json({ revision: 1, remotes: [] })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Runs the program with these arguments, and returns its exit code. */
async function exitCodeOf(...args: string[]): Promise<unknown> {
  const { argv, exitCode } = process
  process.argv = ['node', 'release', ...args]
  try {
    await import('./main.ts')
    return process.exitCode
  } finally {
    process.argv = argv
    process.exitCode = exitCode
  }
}

it.each([
  ['https://one.example', [], 'https://one.example'],
  ['https://one.example', ['--site', 'https://two.example'], 'https://two.example'],
])('the program opens RELEASE_SITE, %s, unless it has %j', async (site, options, opened) => {
  vi.stubEnv('RELEASE_SITE', site)
  expect(await exitCodeOf('status', ...options)).toBe(0)
  expect(called).toEqual([`${opened}/ops/api/releases`])
})

it('the program ends with a sentence without a site', async () => {
  vi.stubEnv('RELEASE_SITE', undefined)
  expect(await exitCodeOf('status')).toBe(2)
  expect(complained).toBe('Name the site: --site <address>, or RELEASE_SITE.\n')
})
