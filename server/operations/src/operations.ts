import type { FastifyInstance } from 'fastify'
import type { ServerPart } from 'server-kit'
import { admitOperators } from './access/admit-operators.ts'
import { opsTokenOf, type OpsToken } from './access/ops-token.ts'
import type { OperationsConfig } from './config.ts'
import { registerReleaseRoutes } from './releases/routes.ts'

export type AuditEntry = {
  at: Date
  actor: string
  /** From where. */
  address: string
  action: string
  /** Nothing personal: names, versions, codes. */
  detail: Record<string, string | number | boolean | null>
}

/** Writes down who did what, from where. */
export type Audit = (entry: AuditEntry) => Promise<void>

/** What the routes of operations share. */
export type Operations = { config: OperationsConfig; audit: Audit; now: () => Date }

type Needed = {
  audit: Audit
  now?: () => Date
}

/** The operations API under `/ops/api`, for who shows the token; a token that is made at this start is told once. */
export function createOperations(
  config: OperationsConfig,
  { audit, now = () => new Date() }: Needed,
): ServerPart {
  let known: OpsToken | undefined
  return {
    async prepare() {
      known = await opsTokenOf(config)
    },
    about: () =>
      known?.madeIn ? [`  OPS_TOKEN  ${known.token}  (shown this once; kept in ${known.madeIn})`] : [],
    register(app) {
      const admitted = async (ops: FastifyInstance) => {
        admitOperators(ops, { token: () => known?.token, trustProxy: config.trustProxy })
        // What is said of the site's state is true for this moment alone.
        ops.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
        registerReleaseRoutes(ops, { config, audit, now })
      }
      void app.register(admitted, { prefix: '/ops/api' })
    },
  }
}
