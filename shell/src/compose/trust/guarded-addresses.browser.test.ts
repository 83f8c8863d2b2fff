import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { AddressGuard } from './guarded-addresses.ts'
import { isOtherFile } from './other-file.ts'

const folder = new URL('/remotes/mfe-hello/1.0.0/', location.origin).href
const integrity = `sha384-${'A'.repeat(64)}`

beforeAll(() =>
  new AddressGuard().add(
    folder,
    new Map([
      [`${folder}a.js`, integrity],
      [`${folder}a.css`, integrity],
    ]),
  ),
)

it.each([
  ['a script', () => Object.assign(document.createElement('script'), { src: `${folder}a.js` })],
  ['a script by its attribute', () => withAttribute('script', 'src', '/remotes/mfe-hello/1.0.0/a.js')],
  [
    'a script that is asked for again',
    () => Object.assign(document.createElement('script'), { src: `${folder}a.js?retry=1` }),
  ],
  [
    'a stylesheet',
    () => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${folder}a.css` }),
  ],
  ['a stylesheet by its attribute', () => withAttribute('link', 'HREF', `${folder}a.css`)],
])('%s of the release gets the hash of its file', (_, make) => {
  expect(make()).toMatchObject({ integrity, crossOrigin: 'anonymous' })
})

it('a file that the release does not list is loaded by no element', () => {
  expect(() => Object.assign(document.createElement('script'), { src: `${folder}b.js` })).toThrow(
    'is no file of its release',
  )
  expect(() => withAttribute('link', 'href', `${folder}x/../b.css`)).toThrow('is no file of its release')
})

it('an element that sends credentials on purpose goes on sending them', () => {
  const script = document.createElement('script')
  script.crossOrigin = 'use-credentials'
  script.src = `${folder}a.js`
  expect(script).toMatchObject({ integrity, crossOrigin: 'use-credentials' })
})

it('everything else is as it was', () => {
  const [script, link] = [document.createElement('script'), document.createElement('link')]
  script.src = '/assets/main.js'
  link.href = '/cdn/css/reset.css'
  link.setAttribute('media', 'print')
  expect([script.src, script.integrity]).toEqual([new URL('/assets/main.js', location.origin).href, ''])
  expect([link.getAttribute('href'), link.media, link.integrity]).toEqual(['/cdn/css/reset.css', 'print', ''])
})

function withAttribute(element: 'script' | 'link', name: string, value: string): Element {
  const made = document.createElement(element)
  made.setAttribute(name, value)
  return made
}

it('a file with another hash is told from one that does not come', async () => {
  const right = 'sha384-11LCxR+6DimqGQVwqdQlPkQHegWNMpf6OlYw1b0BJiL5fCisrtMTtcg7uZDKp9qF'
  expect(await isOtherFile('data:text/javascript,x', right)).toBe(false)
  expect(await isOtherFile('data:text/javascript,y', right)).toBe(true)
  expect(await isOtherFile('/is-not-there.js', right)).toBe(false)
})

it('a file that does not arrive within a second is no other file', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  onTestFinished(() => timeout.mockRestore())
  expect(await isOtherFile('data:text/javascript,y', integrity)).toBe(false)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(1_000)
})
