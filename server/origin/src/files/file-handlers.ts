import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  contentFrom,
  contentTypeOf,
  notFound,
  pathOf,
  peerAddress,
  sendContent,
  type Content,
  type FileCache,
} from 'server-kit'
import { caching, cachingOfRevision } from './caching.ts'
import type { RegistryEvents } from '../releases/registry-events.ts'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the files of a folder by the rest of the route's path. */
export function folder(cache: FileCache, root: string, cachingOf: (path: string) => string): Handler {
  return files(path => cache.find(root, path), cachingOf)
}

/** Serves the file that `find` returns for the rest of the route's path; 404 for null. */
export function files(
  find: (path: string) => Promise<Content | null>,
  cachingOf: (path: string) => string,
): Handler {
  return async (request, reply) => {
    const path = restOfPath(request)
    const content = await find(path)
    return content ? sendContent(request, reply, content, cachingOf(path)) : notFound(request, reply)
  }
}

/** JSON with the name of its state: caches may keep it under that name. */
export type NamedJson = { text: string; revision: number | string }

/** Serves JSON that is compressed once for each text, rather than for each request. */
export function json(read: () => Promise<NamedJson>): Handler {
  let kept: { text: string; content: Content } | undefined
  return async (request, reply) => {
    const { text, revision } = await read()
    if (kept?.text !== text)
      kept = { text, content: contentFrom(Buffer.from(text), contentTypeOf(pathOf(request))) }
    return sendContent(request, reply, kept.content, cachingOfRevision(request.query, revision))
  }
}

/** Opens a stream of server-sent events; refuses while there are too many of them. */
export function serverSentEvents(events: RegistryEvents, trustProxy: boolean): Handler {
  return async (request, reply) => {
    const stream = events.open(peerAddress(request, trustProxy))
    void reply
      .type('text/event-stream')
      .headers({ 'cache-control': caching.notKept, 'x-accel-buffering': 'no' })
    return reply.send(stream)
  }
}

/** Returns the part of the path that the route's `*` matches. */
export function restOfPath({ params }: FastifyRequest): string {
  return typeof params === 'object' && params && '*' in params ? String(params['*']) : ''
}
