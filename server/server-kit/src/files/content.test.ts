import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { contentFrom, contentTypeOf } from './content.ts'

it.each([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.wasm', 'application/wasm'],
])('a file %s is sent as %s, compressed', (ending, type) => {
  expect(contentTypeOf(`folder/a${ending}`)).toEqual({ type, isCompressible: true })
})

it.each([
  ['.png', 'image/png'],
  ['.JPG', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.woff', 'font/woff'],
  ['.otf', 'font/otf'],
  ['.ttf', 'font/ttf'],
  ['.pdf', 'application/pdf'],
  ['.hwp', 'application/x-hwp'],
  ['.hwpx', 'application/hwp+zip'],
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.zip', 'application/zip'],
  ['.unknown', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a file %s is sent as %s, as it is', (ending, type) => {
  expect(contentTypeOf(`folder/a${ending}`)).toEqual({ type, isCompressible: false })
})

const script = contentTypeOf('a.js')

it('the tag of bytes is the same on every server, with 132 bits of their digest', () => {
  const digest = createHash('sha256').update('bytes').digest('base64url')
  const { tag } = contentFrom(Buffer.from('bytes'), script)
  expect(tag).toHaveLength(22)
  expect(digest.startsWith(tag)).toBe(true)
})

it.each([
  [511, []],
  [512, ['br', 'gzip']],
])('%i bytes are offered in the encodings %j', (size, encodings) => {
  expect(contentFrom(Buffer.alloc(size), script).encodings).toEqual(encodings)
})

it('bytes are compressed so well as is worth the time of the first request', async () => {
  const bytes = await readFile(import.meta.filename)
  const content = contentFrom(bytes, script)
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  const params = { [quality]: 9, [size]: bytes.byteLength }
  expect(await content.compressed('br')).toEqual(brotliCompressSync(bytes, { params }))
  expect(await content.compressed('gzip')).toEqual(gzipSync(bytes, { level: 9 }))
})

it('bytes are compressed once for each encoding, or not at all if a build has done so', async () => {
  const bytes = Buffer.from('long '.repeat(200))
  const content = contentFrom(bytes, script)
  expect(brotliDecompressSync(await content.compressed('br'))).toEqual(bytes)
  expect(gunzipSync(await content.compressed('gzip'))).toEqual(bytes)
  expect(await content.compressed('br')).toBe(await content.compressed('br'))
  const built = brotliCompressSync(bytes)
  expect(await contentFrom(bytes, script, built).compressed('br')).toBe(built)
})
