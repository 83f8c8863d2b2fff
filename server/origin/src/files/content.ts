import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentType } from './content-types.ts'

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

export function contentFrom(bytes: Buffer, { type, isCompressible }: ContentType): Content {
  const known = new Map<Encoding, Promise<Buffer>>()
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
