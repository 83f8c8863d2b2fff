import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { rspack, type RspackPluginInstance } from '@rspack/core'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { firstView } from './first-view.ts'
import { jsonFile } from './json-file.ts'
import { precompressed } from './precompressed.ts'
import { releaseViews } from './release-views.ts'

const screen = (name: string) => `import './${name}.css'; export const title = '${name}'`
const files = {
  'src/remote.tsx': `export const screens = {
    hello: () => import('./screens/hello/hello-screen.tsx'),
    other: () => import('./screens/other/other-screen.tsx') }`,
  'src/main.ts': `import('./remote.tsx')`,
  'src/screens/hello/hello-screen.tsx': screen('hello'),
  'src/screens/hello/hello.css': '.hello { color: red }',
  'src/screens/other/other-screen.tsx': screen('other'),
  'src/screens/other/other.css': '.other { color: red }',
}

/** Builds a page of these files, and returns its folder. Throws the errors of the build. */
async function built(more: Readonly<Record<string, string>>, ...plugins: RspackPluginInstance[]) {
  const context = temporaryFolder({ ...files, ...more })
  const compiler = rspack({
    context,
    mode: 'production',
    entry: './src/main.ts',
    output: { path: join(context, 'dist'), crossOriginLoading: 'anonymous' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), ...plugins],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  compiler.run((error, stats) => {
    compiler.close(() => {})
    if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
    else resolve(join(context, 'dist'))
  })
  return promise
}

const json = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

const hashOf = (folder: string, file: string, kind: 'hex' | 'base64') =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest(kind)

it('the shell names its program for first views, with its hash and the files of each screen', async () => {
  const program = {
    'src/first.tsx': `export const draw = async () => (await import('./screens/hello/hello-screen.tsx')).title`,
  }
  const facts = jsonFile('shell.json', { version: '1.0.0' })
  const dist = await built(program, facts, firstView('./src/first.tsx', ['/hello', '/']))

  const { version, firstView: named } = json(dist, 'shell.json')
  expect([version, named.sha256]).toEqual(['1.0.0', hashOf(dist, named.file, 'hex')])
  const { draw } = await import(pathToFileURL(join(dist, named.file)).href)
  expect(await draw()).toBe('hello')
  expect(named.screens['/']).toEqual({ scripts: [], styles: [] })
  const { scripts, styles } = named.screens['/hello']
  expect([scripts.length, styles.length]).toEqual([1, 1])
  expect(readFileSync(join(dist, styles[0].path), 'utf8')).toContain('.hello')
  expect(styles[0].integrity).toBe(`sha256-${hashOf(dist, styles[0].path, 'base64')}`)
})

const viewsOf = (html: string) => ({
  'src/views.ts': `export const views = Promise.resolve([{ path: '/hello', html: '${html}', settings: { 'a.b': 1 } }])`,
})

it('a release has its drawn views, and names the files of their screens', async () => {
  const dist = await built(viewsOf('<h1>Hello</h1>'), releaseViews({ 'ui-kit': '0.5.1' }, ['/hello']))
  const { shared, pages, screens } = json(dist, 'views/views.json')
  expect(screens).toEqual({})
  expect(shared).toEqual({ 'ui-kit': '0.5.1' })
  expect(pages['/hello']).toMatchObject({ file: 'views/hello.html', settings: { 'a.b': 1 } })
  expect(readFileSync(join(dist, 'views/hello.html'), 'utf8')).toBe('<h1>Hello</h1>')
  const code = pages['/hello'].scripts.map(({ path }: { path: string }) =>
    readFileSync(join(dist, path), 'utf8'),
  )
  expect(code).toHaveLength(2)
  expect(code.join()).toContain('hello')
  expect(pages['/hello'].styles).toHaveLength(1)
})

it('a release names the files of the pages that have no view', async () => {
  const paths = ['/hello', '/other']
  for (const [sources, without] of [
    [viewsOf('<h1>Hello</h1>'), ['/other']],
    [{}, paths],
  ] as const) {
    const dist = await built(sources, releaseViews({}, paths))
    const { pages, screens } = json(dist, 'views/views.json')
    expect(Object.keys(screens)).toEqual(without)
    expect(Object.keys({ ...pages, ...screens })).toEqual(paths)
    const [sheet] = screens['/other'].styles
    expect(readFileSync(join(dist, sheet.path), 'utf8')).toContain('.other')
    expect(screens['/other'].scripts).toHaveLength(2)
  }
})

it('a release without pages has no description of any', async () => {
  const dist = await built({}, releaseViews({}, []))
  expect(() => json(dist, 'views/views.json')).toThrow('ENOENT')
})

it('a view that pages may not show fails the build', async () => {
  await expect(built(viewsOf('<p style="color:red">'), releaseViews({}, ['/hello']))).rejects.toThrow(
    'The first view of /hello has an inline style.',
  )
})

it('each script and sheet has its smallest form beside it', async () => {
  const folder = await built({}, precompressed)
  const written = readdirSync(folder).filter(name => /\.(js|css)$/.test(name))
  expect(written.length).toBeGreaterThan(2)
  for (const name of written)
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))).toEqual(
      readFileSync(join(folder, name)),
    )
})
