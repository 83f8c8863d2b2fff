import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseRelease, type Release } from 'release-format'
import { refusalsOfFiles } from './files-refusals.ts'
import { RefusedByGate } from './refusal.ts'
import { RELEASE_LIMITS } from './release-limits.ts'

const code = {
  'remoteEntry.js': 'var mfe_hello = {}',
  'assets/a.js': 'export const a = 1',
  'a.css': '@layer remote {}',
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Returns a release with these files; `part` changes its description afterwards. */
function release(files: Record<string, string> = code, part: object = {}): Release {
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    integrity: hashOf(text),
  }))
  const entry = 'remoteEntry.js'
  const about = { name: 'mfe-hello', version: '2.0.0', slot: 'main', routes: [], requires: {}, entry }
  const integrity = listed.find(({ path }) => path === entry)?.integrity
  return parseRelease({ ...about, integrity, files: listed, ...part })
}

function withSize(path: string, size: number): Release {
  const { files, ...about } = release()
  return { ...about, files: files.map(file => (file.path === path ? { ...file, size } : file)) }
}

/** Returns the sentences about a release whose folder has these files. */
async function sentences(candidate: Release, files: Record<string, string> = code): Promise<string[]> {
  const read = async (path: string) => (path in files ? Buffer.from(files[path] ?? '') : null)
  const refusals = await refusalsOfFiles(candidate, read)
  return refusals.map(refusal => new RefusedByGate([refusal]).message)
}

const AGAIN = 'Build it again, and make release.json after the build.'
const SMALLER = 'Load large parts by `import()` when a screen needs them, and leave shared packages out.'

describe('the files of a release', () => {
  it('pass as they are listed', async () => expect(await sentences(release())).toEqual([]))

  it.each([
    [
      'is missing',
      { ...code, 'a.css': undefined },
      `a.css of mfe-hello 2.0.0 is missing. Its release.json lists it with 16 bytes. ${AGAIN}`,
    ],
    [
      'is cut',
      { ...code, 'a.css': '@layer' },
      `a.css of mfe-hello 2.0.0 has 6 bytes. Its release.json lists 16 bytes. ${AGAIN}`,
    ],
    [
      'has another content of the same size',
      { ...code, 'a.css': '@layer remate {}' },
      `a.css of mfe-hello 2.0.0 has the hash ${hashOf('@layer remate {}')}. Its release.json lists ${hashOf('@layer remote {}')}. ${AGAIN}`,
    ],
  ])('are refused if one %s', async (_, files, sentence) => {
    const found = await sentences(release(), JSON.parse(JSON.stringify(files)))
    expect(found).toEqual([`Refused by the rule of files. ${sentence}`])
  })

  it.each(['assets/a.js', 'a.css'])('are refused if %s is a page of an error', async path => {
    const files = { ...code, [path]: '\n<!doctype html><h1>404</h1>' }
    expect(await sentences(release(files), files)).toEqual([
      `Refused by the rule of files. ${path} of mfe-hello 2.0.0 holds markup. Browsers read it as code. ${AGAIN}`,
    ])
  })

  it('pass if a file that is no code is markup', async () => {
    const files = { ...code, 'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    expect(await sentences(release(files), files)).toEqual([])
  })

  it('are all named that are wrong', async () => {
    expect(await sentences(release(), {})).toHaveLength(3)
  })
})

describe('a second copy of what the page shares', () => {
  it.each([
    ['react', 'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=e'],
    ['react', 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = e'],
    ['react-dom', 'if(h&&typeof h.onCommitFiberRoot=="function")h.onCommitFiberRoot(r,t)'],
  ])('is refused: %s, by %s', async (name, text) => {
    const files = { ...code, 'assets/a.js': text }
    expect(await sentences(release(files), files)).toEqual([
      `Refused by the rule of one copy. assets/a.js of mfe-hello 2.0.0 contains ${name}. The page shares its one copy of ${name}. ` +
        `Leave ${name} out of the bundle (\`import: false\`), and name it in \`requires\`.`,
    ])
  })

  it('is not code that reads the page’s, nor a style', async () => {
    const files = {
      ...code,
      'assets/a.js': 'var i=r.__CLIENT_INTERNALS_DO_NOT_USE;i.x==r.__CLIENT_INTERNALS_DO_NOT_USE==1',
      'a.css': '.onCommitFiberRoot{}',
    }
    expect(await sentences(release(files), files)).toEqual([])
  })
})

describe('the size of a release', () => {
  const { entry, file } = RELEASE_LIMITS

  it.each([
    [
      'an entry of 20 MB',
      withSize('remoteEntry.js', 20_971_520),
      'remoteEntry.js has 20,971,520 bytes. The most for an entry is 1,048,576 bytes.',
    ],
    [
      'a byte too much in the entry',
      withSize('remoteEntry.js', entry + 1),
      'remoteEntry.js has 1,048,577 bytes. The most for an entry is 1,048,576 bytes.',
    ],
    [
      'a byte too much in a file',
      withSize('assets/a.js', file + 1),
      'assets/a.js has 4,194,305 bytes. The most for a file is 4,194,304 bytes.',
    ],
  ])('is refused for %s, before a file is read', async (_, candidate, sentence) => {
    expect(await sentences(candidate, {})).toEqual([
      `Refused by the rule of sizes. mfe-hello 2.0.0: ${sentence} ${SMALLER}`,
    ])
  })

  it('is refused for all files together', async () => {
    const files = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`${at}.bin`, '']))
    const candidate = release({ ...code, ...files })
    const large = candidate.files.map(each => (each.path.endsWith('.bin') ? { ...each, size: file } : each))
    expect(await sentences({ ...candidate, files: large }, {})).toEqual([
      `Refused by the rule of sizes. mfe-hello 2.0.0: the release has 29,360,180 bytes. The most for all files together is 25,165,824 bytes. ${SMALLER}`,
    ])
  })

  it('may be exactly the most', async () => {
    const found = await sentences(withSize('remoteEntry.js', entry), code)
    expect(found).toEqual([expect.stringContaining('the rule of files')])
  })
})
