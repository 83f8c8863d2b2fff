import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerQuestion, type Node, type WaitingRoom } from '../waiting-room/answer-question.ts'
import { readQuestion, resultScript, resultText } from '../waiting-room/protocol.ts'

const HOST_NAME = /^[A-Za-z0-9.-]+$/

/** `GET /ts.wseq`: the waiting room on its wire protocol, always HTTP 200. */
export function waitingRoom(room: WaitingRoom) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const question = readQuestion(request.url)
    const answer = await answerQuestion(room, question, nodeOf(request))
    const type = question.isScript ? 'application/javascript' : 'text/plain'
    void reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`)
    return question.isScript ? resultScript(question.prefix, answer) : resultText(answer)
  }
}

// The name that the client used goes back to it inside a script, so only a plain one does.
function nodeOf({ hostname, protocol, port }: FastifyRequest): Node {
  const usual = protocol === 'https' ? 443 : 80
  return { ip: HOST_NAME.test(hostname) ? hostname : 'localhost', port: port ?? usual }
}
