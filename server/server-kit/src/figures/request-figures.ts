import type { FastifyInstance } from 'fastify'
import { endedStatus, whenEnded } from '../process/request-end.ts'
import { Histogram } from './counts.ts'

/**
 * Counts the requests that have ended, with their durations. Labels are the pattern of the route and the class of the
 * status, so no address makes a new series. A stream that is held open is not counted.
 */
export function countRequests(app: FastifyInstance): Histogram {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and class of status.',
  })
  app.addHook('onRequest', async (request, reply) => {
    const { url: route, config } = request.routeOptions
    if (config.isHeldOpen) return
    const pattern = route === undefined ? { method: '', route: '' } : { method: request.method, route }
    whenEnded(request, reply, () => {
      const status = `${Math.floor(endedStatus(reply) / 100)}xx`
      requests.observe(reply.elapsedTime / 1_000, { ...pattern, status })
    })
  })
  return requests
}
