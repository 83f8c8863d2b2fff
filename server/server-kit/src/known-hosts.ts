import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'
import { texts } from './texts.ko.ts'

const WELL_FORMED = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:[0-9]{1,5})?$/i

/**
 * Refuses (400) a request to a host that is none, or, where hosts are listed, to another one: addresses that are built
 * from it would lead elsewhere. Whether the server lives and is ready may be asked under any name.
 */
export function refuseUnknownHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async ({ host, url }) => {
    if (/^\/(healthz|readyz)$/.test(url)) return
    const isKnown = hosts.length === 0 || hosts.includes(host.toLowerCase())
    if (!WELL_FORMED.test(host) || !isKnown) throw new HttpError(400, 'REQUEST_MALFORMED', texts.malformed)
  })
}
