import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseOf } from '../testing/remotes.ts'
import { checkFiles } from '../trust/foreign-files.ts'
import { isOtherFile } from '../trust/other-file.ts'
import { WrongFile } from './entry-integrity.ts'
import { Federation } from './federation.ts'
import { chunkGlobalsOf } from './runtime-names.ts'

vi.mock('@module-federation/enhanced/runtime', () => ({
  init: vi.fn(),
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  getInstance: () => undefined,
}))
vi.mock('@module-federation/inject-external-runtime-core-plugin', () => ({
  default: () => ({ name: 'core' }),
}))
vi.mock('./host-shares.ts', () => ({ hostShares: {} }))
vi.mock('../trust/foreign-files.ts', () => ({ AddressGuard: vi.fn(), checkFiles: vi.fn() }))
vi.mock('../trust/other-file.ts', () => ({ isOtherFile: vi.fn() }))

const NAME = 'mfe-x'
const own = (version: string) => ({ ...releaseOf(version), checksFiles: true as const })
const foreign = (version: string) => releaseOf(version)

type Runtime = { __INSTANCES__: { name: string; version: string; options: object }[]; __SHARE__: object }

let runtime: Runtime
let federation: Federation

beforeEach(() => {
  vi.resetAllMocks()
  runtime = { __INSTANCES__: [], __SHARE__: {} }
  vi.stubGlobal('__FEDERATION__', runtime)
  vi.stubGlobal('__GLOBAL_LOADING_REMOTE_ENTRY__', {})
  vi.mocked(loadRemote).mockImplementation(evaluate)
  federation = new Federation()
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const key of [...chunkGlobalsOf('mfe_x'), 'mfe_x']) Reflect.deleteProperty(globalThis, key)
})

/** The instances that each release has found when its entry was evaluated. */
let found: Record<string, string[]>
beforeEach(() => void (found = {}))

const instances = () => runtime.__INSTANCES__.map(({ version }) => version)

/** Leaves in the page what the entry of a release leaves there. */
async function evaluate(id: string): Promise<unknown> {
  const [, version = ''] = /@(.*)\/remote$/.exec(id) ?? []
  found[version] = instances()
  runtime.__INSTANCES__.push({ name: 'mfe_x', version, options: {} })
  Reflect.set(globalThis, `rspackChunkmfe_x_${version}`, [])
  Reflect.set(globalThis, 'mfe_x', version)
  return { version }
}

describe('a release', () => {
  it('is loaded under its name and version, by the entry of the registry', async () => {
    expect(await federation.load(NAME, own('1'))).toEqual({ version: '1' })
    expect(init).toHaveBeenCalledOnce()
    const entry = new URL(own('1').entry, location.origin).href
    expect(vi.mocked(registerRemotes).mock.calls).toEqual([
      [[{ name: 'mfe_x@1', entry, entryGlobalName: 'mfe_x' }]],
    ])
    expect(checkFiles).not.toHaveBeenCalled()
  })

  it('that verifies no files is loaded once the page has verified them', async () => {
    const checked = Promise.withResolvers<void>()
    vi.mocked(checkFiles).mockReturnValue(checked.promise)
    const module = federation.load(NAME, foreign('1'))
    await expect.poll(() => checkFiles).toHaveBeenCalledOnce()
    expect(loadRemote).not.toHaveBeenCalled()
    checked.resolve()
    expect(await module).toEqual({ version: '1' })
  })

  it('that verifies no files shares its guard with the next one: a second guard would replace the first', async () => {
    await federation.load(NAME, foreign('1'))
    await federation.load('mfe-y', foreign('1'))
    const guards = vi.mocked(checkFiles).mock.calls.map(([, guard]) => guard)
    expect(guards).toHaveLength(2)
    expect(guards[0]).toBe(guards[1])
  })

  it('with a file that is not the released one is not loaded', async () => {
    vi.mocked(checkFiles).mockRejectedValue(new Error('a.js is not the released one'))
    await expect(federation.load(NAME, foreign('1'))).rejects.toThrow('a.js is not the released one')
    expect(loadRemote).not.toHaveBeenCalled()
  })

  it('is loaded after another one of its remote, also if that fails', async () => {
    const first = Promise.withResolvers<unknown>()
    vi.mocked(loadRemote).mockReturnValueOnce(first.promise)
    const one = federation.load(NAME, own('1'))
    const two = federation.load(NAME, own('2'))
    const other = federation.load('mfe-y', own('1'))
    await expect(other).resolves.toEqual({ version: '1' })
    const asked = () => vi.mocked(loadRemote).mock.calls.map(([id]) => id)
    expect(asked()).toEqual(['mfe_x@1/remote', 'mfe_y@1/remote'])
    first.reject(new Error('503'))
    await expect(one).rejects.toThrow('503')
    await expect(two).resolves.toEqual({ version: '2' })
  })

  it('is loaded again at once, whatever became of the first try', async () => {
    vi.mocked(loadRemote).mockReturnValueOnce(new Promise(() => {}))
    void federation.load(NAME, own('1'))
    await expect(federation.load(NAME, own('1'))).resolves.toEqual({ version: '1' })
  })
})

describe('an entry', () => {
  it('does not take the instance of another release for its own, and leaves it there', async () => {
    await federation.load(NAME, own('1'))
    await federation.load(NAME, own('2'))
    expect(found).toEqual({ 1: [], 2: [] })
    expect(instances().toSorted()).toEqual(['1', '2'])
    expect(Reflect.get(globalThis, 'mfe_x')).toBeUndefined()
  })

  it('that fails leaves the instances of other releases there too', async () => {
    await federation.load(NAME, own('1'))
    vi.mocked(loadRemote).mockImplementationOnce(async () => {
      Reflect.set(globalThis, 'mfe_x', '2')
      throw new Error('a mistake')
    })
    await expect(federation.load(NAME, own('2'))).rejects.toThrow('a mistake')
    expect(instances()).toEqual(['1'])
    expect(Reflect.get(globalThis, 'mfe_x')).toBeUndefined()
  })

  it.each([
    ['another file than the released one', true, WrongFile],
    ['missing', false, Error],
  ])('that is %s rejects as such', async (_, isOther, kind) => {
    vi.mocked(isOtherFile).mockResolvedValue(isOther)
    vi.mocked(loadRemote).mockRejectedValue(new Error('no script'))
    const error: unknown = await federation.load(NAME, own('1')).catch((cause: unknown) => cause)
    expect((error as Error).constructor).toBe(kind)
  })

  it('without a module for the page is refused', async () => {
    vi.mocked(loadRemote).mockResolvedValue(null)
    await expect(federation.load(NAME, own('1'))).rejects.toThrow('mfe-x exposes no ./remote')
  })
})

describe('an evicted release', () => {
  it('leaves the page with its chunks and instance; the others stay', async () => {
    await federation.load(NAME, own('1'))
    await federation.load(NAME, own('2'))
    await federation.evict(NAME, own('1'))
    expect([instances(), chunkGlobalsOf('mfe_x')]).toEqual([['2'], ['rspackChunkmfe_x_2']])
  })

  it('stays, with a warning, if the runtime cannot remove it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('__FEDERATION__', undefined)
    vi.stubGlobal('__GLOBAL_LOADING_REMOTE_ENTRY__', undefined)
    await federation.evict(NAME, own('1'))
    expect(warn).toHaveBeenCalledExactlyOnceWith('mfe-x 1 stays in the page', expect.any(Error))
  })
})
