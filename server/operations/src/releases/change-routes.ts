import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import {
  promoteRelease,
  retireRelease,
  rollBackRelease,
  setCanary,
  type Change,
  type Order,
  type Releases,
} from 'release-store'
import * as v from 'valibot'
import type { AuditRequest } from '../audit.ts'
import { openPagesOf, type Told } from '../beacons/report.ts'
import { readBody } from '../read-body.ts'
import * as bodies from './bodies.ts'
import { pagesConcerned } from './pages-concerned.ts'
import type { TryOut } from './trial.ts'

type Needed = { releases: Releases; told: Told; tryOut: TryOut; audit: AuditRequest }

/**
 * The four changes, under `/ops/api/releases/{remote}`. Each takes `dryRun`, which changes nothing and says what would be,
 * and `basedOn`, the revision without which it is refused; and says in about how many open pages (null where that is not
 * known), and whether the release is run in a browser before others get it.
 */
export function registerChangeRoutes(app: FastifyInstance, { releases, told, tryOut, audit }: Needed): void {
  change('promote', bodies.promotion, promoteRelease, ({ version }) => version)
  change('canary', bodies.canary, setCanary, ({ version, percent, allow }) =>
    percent > 0 || allow.length > 0 ? version : null,
  )
  change('rollback', bodies.rollBack, rollBackRelease)
  change('retire', v.object({}), retireRelease)

  /** `candidate` is the version that browsers have not had yet. */
  function change<const Schema extends v.GenericSchema<unknown, object>>(
    verb: string,
    schema: Schema,
    carryOut: (releases: Releases, order: Order & v.InferOutput<Schema>) => Promise<Change>,
    candidate: (asked: v.InferOutput<Schema>) => string | null = () => null,
  ): void {
    app.post(`/releases/:remote/${verb}`, async request => {
      const { remote } = readBody(bodies.remote, request.params)
      const order = readBody(bodies.order, request.body ?? {})
      const asked = readBody(schema, request.body ?? {})
      const version = candidate(asked)
      const isTried = version !== null && (await tryOut({ remote, version }, order.dryRun))
      const open = await openPagesNow(remote, request.log)
      const done = await carryOut(releases, { remote, by: request.operator, ...order, ...asked })
      const effect = { pages: open && pagesConcerned(done, open), ...(version !== null && { isTried }) }
      if (!order.dryRun) await audit(request, `release.${verb}`, { ...detailOf(done), ...effect })
      return { ...done, ...effect }
    })
  }

  /** A roll back must not wait for a database. */
  async function openPagesNow(remote: string, log: FastifyBaseLogger) {
    try {
      return await openPagesOf(told, remote)
    } catch (error) {
      log.warn({ err: error, remote }, 'how many pages are open is not known')
      return null
    }
  }
}

function detailOf({ remote, from, to, percent, allow, revision, isChanged }: Change) {
  return { remote, from, to, percent, allow: allow.length, revision, isChanged }
}
