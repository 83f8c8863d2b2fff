import type { FastifyInstance } from 'fastify'
import { createOverride } from 'ops-api'
import { makeOverride, type Releases } from 'release-store'
import { HttpError } from 'server-kit'
import { serveOperation } from '../access/serve-operation.ts'
import type { AuditRequest } from '../audit.ts'
import * as t from '../texts.ko.ts'
import { readJson, type Allowed } from './read-json.ts'

type Needed = { releases: Releases; dataDir: string; overrideFrom: Allowed; audit: AuditRequest }

/**
 * Serves `POST /ops/api/overrides`; the audit log records the operator and the release of each link. Every address without
 * a fitting release gets the same refusal, so that no one explores a network with it; the server's log has the reason.
 */
export function registerOverrides(
  ops: FastifyInstance,
  { releases, dataDir, overrideFrom, audit }: Needed,
): void {
  serveOperation(ops, createOverride, async ({ body, request }) => {
    const read = (address: URL) => readJson(address, overrideFrom)
    const override = await makeOverride({ dataDir, now: releases.now, read }, body).catch(
      (error: unknown) => {
        request.log.warn({ err: error, from: body.from }, 'no override of this address')
        throw new HttpError(400, 'OVERRIDE_REFUSED', t.overrideRefused)
      },
    )
    const { id, remote, until, release } = override
    await audit(request, 'override.create', { id, remote, version: release.version, from: body.from, until })
    const token = Buffer.from(JSON.stringify(override)).toString('base64url')
    return { path: `/registry/override?token=${token}`, version: release.version, until }
  })
}
