import type { IncomingMessage } from 'node:http'
import { opcode } from 'queue-protocol'
import { hostOf, peerAddress, protocolOf, type RequestContext } from 'server-kit'
import { replyTo, type Caller, type Node, type WaitingRoom } from './line/reply-to-question.ts'
import { continueWith, type MaybePromise } from './fast-path/maybe-promise.ts'
import {
  readQuestion,
  resultScript,
  resultText,
  takesNumber,
  type Question,
  type Reply,
} from './line/protocol.ts'
import type { Metrics } from './metrics/metrics.ts'
import { cookiesFor, ownKeyIn, visitorIn } from './pass/pass-cookies.ts'
import type { Passes } from './pass/passes.ts'

const HOST_NAME = /^[A-Za-z0-9.-]+$/

/** The response to a client: always with status 200, and never cached. */
export type ReplyToSend = { type: string; text: string; cookies: readonly string[] }

type Needs = { room: WaitingRoom; passes: Passes; metrics: Metrics; trustProxy: boolean }

/** Responds to a request of the wire protocol. */
export type Responder = (request: IncomingMessage) => MaybePromise<ReplyToSend>

export function createResponder({ room, passes, metrics, trustProxy }: Needs): Responder {
  let last = { host: '', protocol: '', node: nodeAt('', 'http') }
  return request => {
    const question = readQuestion(request.url ?? '')
    const context = { headers: request.headers, protocol: protocolOf(request, trustProxy) }
    const replied = replyTo(room, question, callerOf(request, question, context))
    return continueWith(replied, reply => written(reply, question, context))
  }

  function written(reply: Reply, question: Question, context: RequestContext): ReplyToSend {
    metrics.countReply(question.action, reply.code)
    return {
      type: question.isScript ? 'application/javascript; charset=utf-8' : 'text/plain; charset=utf-8',
      text: question.isScript ? resultScript(question.prefix, reply) : resultText(reply),
      cookies: cookiesFor(passes, question, reply, context),
    }
  }

  function callerOf(request: IncomingMessage, question: Question, context: RequestContext): Caller {
    const needsOwn = takesNumber(question) || question.opcode === opcode.CHECK_ENTER
    const ownKey = needsOwn ? ownKeyIn(passes, question.action, context) : null
    const visitor = () => visitorIn(passes, context)
    return {
      address: peerAddress(request, trustProxy),
      ownKey,
      visitor,
      node: nodeOf(request, context.protocol),
    }
  }

  // Cached, since most requests have the same host as the one before.
  function nodeOf(request: IncomingMessage, protocol: string): Node {
    const host = hostOf(request, trustProxy)
    if (host !== last.host || protocol !== last.protocol)
      last = { host, protocol, node: nodeAt(host, protocol) }
    return last.node
  }
}

// The host is sent back inside a script, so only a plain name is used.
function nodeAt(host: string, protocol: string): Node {
  const [name = '', port] = host.split(':', 2)
  const usual = protocol === 'https' ? 443 : 80
  return { ip: HOST_NAME.test(name) ? name : 'localhost', port: Number(port) || usual }
}
