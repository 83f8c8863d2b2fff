import { extname } from 'node:path'

export type ContentType = { type: string; isCompressible: boolean }

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
