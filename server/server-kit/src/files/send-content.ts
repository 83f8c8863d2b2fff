import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content, Encoding } from './content.ts'

/** Responds with the content in the best encoding that the browser takes, or with 304 when it has it already. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  caching: string,
) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', content.encodings)
  const etag = `"${content.tag}${encoding ? `-${encoding}` : ''}"`
  void reply.headers({ 'cache-control': caching, etag })
  if (content.encodings.length > 0) void reply.header('vary', 'accept-encoding')
  const isFound = reply.statusCode === 200
  if (isFound && isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()

  void reply.type(content.type)
  if (!encoding) return reply.send(content.bytes)
  return reply.header('content-encoding', encoding).send(await content.compressed(encoding))
}

function bestEncoding(accepted: string, offered: readonly Encoding[]): Encoding | undefined {
  // No pattern skips the spaces: a long header of spaces would block the server.
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
  const isWanted = (name: string) =>
    wanted.some(([encoding, weight = 'q=1']) => encoding === name && Number(weight.replace('q=', '')) > 0)
  return offered.find(isWanted)
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
