import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { extname } from 'node:path'

const WORTH_COMPRESSING_BYTES = 512
const BROTLI_QUALITY = 9
const GZIP_LEVEL = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** Bytes that are served, compressed at most once for each encoding. */
export type Content = {
  type: string
  bytes: Buffer
  /** Changes with the bytes. */
  tag: string
  encodings: readonly Encoding[]
  compressed(encoding: Encoding): Promise<Buffer>
}

/** Returns content with this type; `brotli` is its form that a build has compressed. */
export function contentFrom(bytes: Buffer, { type, isCompressible }: ContentType, brotli?: Buffer): Content {
  const known = new Map<Encoding, Promise<Buffer>>()
  if (brotli) known.set('br', Promise.resolve(brotli))
  return {
    type,
    bytes,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encodings: isCompressible && bytes.byteLength >= WORTH_COMPRESSING_BYTES ? ['br', 'gzip'] : [],
    compressed(encoding) {
      const result = known.get(encoding) ?? compress(bytes, encoding)
      known.set(encoding, result)
      return result
    },
  }
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: GZIP_LEVEL })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return toBrotli(bytes, { params })
}

type ContentType = { type: string; isCompressible: boolean }

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isCompressible: true })
const binary = (type: string): ContentType => ({ type, isCompressible: false })

const byExtension: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.webmanifest': text('application/manifest+json'),
  '.wasm': { type: 'application/wasm', isCompressible: true },
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
  '.woff': binary('font/woff'),
  '.otf': binary('font/otf'),
  '.ttf': binary('font/ttf'),
  '.pdf': binary('application/pdf'),
  '.hwp': binary('application/x-hwp'),
  '.hwpx': binary('application/hwp+zip'),
  '.docx': binary('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  '.xlsx': binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  '.zip': binary('application/zip'),
}

/** The content type of a file, and whether compression is worth the time. */
export function contentTypeOf(path: string): ContentType {
  return byExtension[extname(path).toLowerCase()] ?? binary('application/octet-stream')
}
