import type { IncomingMessage } from 'node:http'
import { hostOf, peerAddress, protocolOf, type Asked } from 'server-kit'
import { answerQuestion, type Caller, type Node, type WaitingRoom } from './line/answer-question.ts'
import { continueWith, type MaybePromise } from './fast-path/maybe-promise.ts'
import {
  readQuestion,
  resultScript,
  resultText,
  takesNumber,
  type Answer,
  type Question,
} from './line/protocol.ts'
import type { Metrics } from './metrics/metrics.ts'
import { cookiesFor, ownKeyIn } from './pass/pass-cookies.ts'
import type { Passes } from './pass/passes.ts'

const HOST_NAME = /^[A-Za-z0-9.-]+$/

/** What is sent to a client: always with status 200, and never to be kept. */
export type Reply = { type: string; text: string; cookies: readonly string[] }

type Needs = { room: WaitingRoom; passes: Passes; metrics: Metrics; trustProxy: boolean }

/** Responds to requests of the wire protocol, by whatever server they came. */
export type Responder = (request: IncomingMessage) => MaybePromise<Reply>

export function createResponder({ room, passes, metrics, trustProxy }: Needs): Responder {
  let last = { host: '', protocol: '', node: nodeAt('', 'http') }
  return request => {
    const question = readQuestion(request.url ?? '')
    const asked = { headers: request.headers, protocol: protocolOf(request, trustProxy) }
    const answer = answerQuestion(room, question, callerOf(request, question, asked))
    return continueWith(answer, ready => replyWith(ready, question, asked))
  }

  function replyWith(answer: Answer, question: Question, asked: Asked): Reply {
    metrics.countReply(question.action, answer.code)
    return {
      type: question.isScript ? 'application/javascript; charset=utf-8' : 'text/plain; charset=utf-8',
      text: question.isScript ? resultScript(question.prefix, answer) : resultText(answer),
      cookies: cookiesFor(passes, question, answer, asked),
    }
  }

  function callerOf(request: IncomingMessage, question: Question, asked: Asked): Caller {
    const ownKey = takesNumber(question) ? ownKeyIn(passes, question.action, asked) : null
    return { address: peerAddress(request, trustProxy), ownKey, node: nodeOf(request, asked.protocol) }
  }

  // Most requests name the same host as the one before.
  function nodeOf(request: IncomingMessage, protocol: string): Node {
    const host = hostOf(request, trustProxy)
    if (host !== last.host || protocol !== last.protocol)
      last = { host, protocol, node: nodeAt(host, protocol) }
    return last.node
  }
}

// The name that the client used goes back to it inside a script, so only a plain one does.
function nodeAt(host: string, protocol: string): Node {
  const [name = '', port] = host.split(':', 2)
  const usual = protocol === 'https' ? 443 : 80
  return { ip: HOST_NAME.test(name) ? name : 'localhost', port: Number(port) || usual }
}
