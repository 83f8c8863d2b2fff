import { expect, it, onTestFinished, vi } from 'vitest'
import { filesHash } from './files-hash.ts'

const files = [{ path: 'remoteEntry.js', size: 10, integrity: `sha384-${'A'.repeat(64)}` }]
/** Of `[{"integrity":"sha384-AAAA…","path":"remoteEntry.js","size":10}]`. */
const hash = 'sha384-gVNj1nMIy2Jygw8aW9dSmwkdCIfz+Z6IV+caD9Axl9bLQzMhzc9ugRyH+V2ZymDC'

it('is the SHA-384 hash of the canonical list', async () => {
  expect(await filesHash(files)).toBe(hash)
})

it('is computed by the browser where that is possible', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest').mockResolvedValueOnce(new ArrayBuffer(48))
  onTestFinished(() => digest.mockRestore())
  expect(await filesHash(files)).toBe(`sha384-${'A'.repeat(64)}`)
})

it('is the same on a page without https, by the library', async () => {
  const { subtle } = crypto
  onTestFinished(() => void Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle }))
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
  expect(await filesHash(files)).toBe(hash)
})
