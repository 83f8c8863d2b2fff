import { filesHash, type RegisteredRelease, type Release } from 'release-format'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressGuard, checkFiles } from './foreign-files.ts'

const FOLDER = '/remotes/mfe-hello/1.0.0/'
const fileOf = (path: string, letter: string) => ({
  path,
  size: 1,
  integrity: `sha384-${letter.repeat(64)}`,
})
const files = [fileOf('remoteEntry.js', 'A'), fileOf('a.js', 'B'), fileOf('b.mjs', 'C'), fileOf('a.css', 'D')]
const release = { entry: `${FOLDER}remoteEntry.js`, files: await filesHash(files) } as RegisteredRelease

const guard = new AddressGuard()
const ask = vi.fn<typeof fetch>()
const remove = vi.fn<() => void>()
let links: HTMLLinkElement[]

beforeEach(() => {
  links = []
  vi.stubGlobal('fetch', ask)
  vi.spyOn(document.head, 'append').mockImplementation(link => void links.push(link as HTMLLinkElement))
  vi.spyOn(HTMLLinkElement.prototype, 'remove').mockImplementation(remove)
})
afterEach(() => {
  ask.mockReset()
  remove.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Checks the release, whose folder has this list. Resolves once its modules are asked for. */
async function check(list: Release['files'] = files) {
  ask.mockResolvedValueOnce(Response.json({ files: list }))
  const outcome = vi.fn<(outcome: string) => void>()
  checkFiles(release, guard).then(
    () => outcome('checked'),
    (error: Error) => outcome(error.message),
  )
  await vi.waitUntil(() => links.length > 0 || outcome.mock.calls.length > 0, { timeout: 10_000 })
  return outcome
}

const address = (path: string) => new URL(FOLDER + path, location.origin).href
const arrive = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('load'))

describe('a release that does not verify its files', () => {
  it('is checked once each of its modules has arrived with its hash, and leaves no element', async () => {
    const outcome = await check()
    expect(links.map(({ href, integrity, rel }) => [href, integrity, rel])).toEqual([
      [address('a.js'), files[1]?.integrity, 'modulepreload'],
      [address('b.mjs'), files[2]?.integrity, 'modulepreload'],
    ])
    arrive(links[0])
    await new Promise(requestAnimationFrame)
    expect(outcome).not.toHaveBeenCalled()
    arrive(links[1])
    await expect.poll(() => outcome.mock.calls).toEqual([['checked']])
    expect(remove).toHaveBeenCalledTimes(2)
  })

  it('is refused for one wrong file, which the browser fetches anew', async () => {
    const outcome = await check()
    ask.mockRejectedValueOnce(new TypeError('offline'))
    arrive(links[0])
    links[1]?.dispatchEvent(new Event('error'))
    await expect
      .poll(() => outcome.mock.calls)
      .toEqual([[`${address('b.mjs')} is missing, or is not the released one`]])
    expect(ask).toHaveBeenLastCalledWith(address('b.mjs'), { cache: 'reload' })
    expect(remove).toHaveBeenCalledTimes(2)
  })

  it('is refused for a list that is another than the registry’s', async () => {
    const outcome = await check(files.slice(1))
    expect(outcome.mock.calls).toEqual([
      [`${address('')}release.json does not list the files of the release`],
    ])
    expect(links).toEqual([])
  })

  it('is refused without its list', async () => {
    ask.mockResolvedValueOnce(new Response('', { status: 404 }))
    await expect(checkFiles(release, guard)).rejects.toThrow('release.json: HTTP 404')
  })

  it('is refused if its list takes more than five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')))
    ask.mockImplementationOnce(async (_, init) => {
      init?.signal?.throwIfAborted()
      return Response.json({ files })
    })
    await expect(checkFiles(release, guard)).rejects.toThrow('late')
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000)
  })

  it('is refused by a browser that cannot verify modules', async () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false)
    const outcome = await check()
    expect(outcome.mock.calls).toEqual([[`${address('a.js')} cannot be verified by this browser`]])
  })
})
