import { describe, expect, it } from 'vitest'
import type { Release } from 'release-format'
import { VIEWS_FILE } from 'release-format/views'
import { refusalsOfViews } from './views-refusals.ts'

const routes = [
  { path: '/hello', title: '인사', timer: false, needs: [] },
  { path: '/inside', title: '안', timer: false, needs: ['identity'] },
]
const view = { file: 'views/hello.html', scripts: [], styles: [], settings: {} }
const script = { path: 'assets/1.js', integrity: `sha256-${'A'.repeat(43)}=` }

type Files = Readonly<Record<string, string>>

function refusalsOf(files: Files) {
  const listed = Object.keys(files).map(path => ({ path, size: 1, integrity: '' }))
  const release = { name: 'mfe-hello', version: '2.0.0', routes, files: listed } as unknown as Release
  return refusalsOfViews(release, async path => Buffer.from(files[path] ?? ''))
}

/** Returns the statements about a release of these files. */
const faultsOf = async (files: Files) => (await refusalsOf(files)).map(({ candidate }) => candidate)

const described = (pages: object, screens = {}) => JSON.stringify({ shared: {}, pages, screens })

describe('the first views of a release', () => {
  it('may be missing', async () => expect(await faultsOf({ 'remoteEntry.js': '' })).toEqual([]))

  it('pass if each belongs to an open page and is plain HTML', async () => {
    const files = { [VIEWS_FILE]: described({ '/hello': view }), 'views/hello.html': '<h1>인사</h1>' }
    expect(await faultsOf(files)).toEqual([])
  })

  it.each([
    ['a broken description', '{', 'views/views.json, the whole: Invalid JSON'],
    [
      'an unknown page',
      described({ '/other': view }),
      'The view of /other is of no page of this release that',
    ],
    [
      'a guarded page',
      described({ '/inside': view }),
      'The view of /inside is of no page of this release that',
    ],
    [
      'a file that is not listed',
      described({ '/hello': { ...view, scripts: [script] } }),
      'names assets/1.js',
    ],
    [
      'a file of a guarded page that is not listed',
      described({}, { '/inside': { scripts: [script], styles: [] } }),
      'The screen of /inside names assets/1.js, which release.json does not list',
    ],
    [
      'a script',
      described({ '/hello': { ...view, file: 'views/bad.html' } }),
      'The view of /hello has an element',
    ],
  ])('are refused for %s', async (_, description, fault) => {
    const files = { [VIEWS_FILE]: description, 'views/hello.html': '<h1>', 'views/bad.html': '<script>' }
    expect(await faultsOf(files)).toEqual([expect.stringContaining(fault)])
  })

  it('are refused with the rule, and the way out', async () => {
    const [refusal] = await refusalsOf({ [VIEWS_FILE]: '{' })
    expect(refusal).toEqual({
      rule: 'views',
      candidate: expect.stringMatching(/^mfe-hello 2\.0\.0: .*Invalid JSON.*\.$/),
      live: 'Pages show a first view before any script has run.',
      wayOut: 'Build the release again, or without this view.',
    })
  })
})
