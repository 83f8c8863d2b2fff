import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { texts } from '../texts.ko.ts'

const WELL_FORMED = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:[0-9]{1,5})?$/i

// An IP address is safe: no other site can let its own name point to this server that way.
const THIS_MACHINE = /^((.+\.)?localhost|[0-9]+(\.[0-9]+){3}|\[[0-9a-f:.]+\])(:[0-9]+)?$/i

/**
 * Refuses (400) a request to a malformed or unlisted host: addresses that are built from it would lead elsewhere. Without
 * a list, `localhost` and IP addresses are known. The health calls are served under any name.
 */
export function refuseUnknownHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async ({ host, url }) => {
    if (/^\/(healthz|readyz)$/.test(url)) return
    if (!isKnownHost(host, hosts)) throw new HttpError(400, 'HOST_UNKNOWN', texts.malformed)
  })
}

/** Returns true for a listed host; without a list, for this machine. */
export function isKnownHost(host: string, hosts: readonly string[]): boolean {
  const isKnown = hosts.length > 0 ? hosts.includes(host.toLowerCase()) : THIS_MACHINE.test(host)
  return isKnown && WELL_FORMED.test(host)
}
