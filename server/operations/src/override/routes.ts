import type { FastifyInstance } from 'fastify'
import { createOverride } from 'ops-api'
import { makeOverride } from 'release-store'
import { serveOperation } from '../access/serve-operation.ts'
import type { Operations } from '../operations.ts'

/** Serves `POST /ops/api/overrides`; the audit log records the operator and the release of each link. */
export function registerOverrides(
  ops: FastifyInstance,
  { config, releases, audit }: Pick<Operations, 'config' | 'releases' | 'audit'>,
): void {
  serveOperation(ops, createOverride, async ({ body, request }) => {
    const override = await makeOverride({ dataDir: config.dataDir, now: releases.now }, body)
    const { id, remote, until, release } = override
    await audit(request, 'override.create', { id, remote, version: release.version, from: body.from, until })
    const token = Buffer.from(JSON.stringify(override)).toString('base64url')
    return { path: `/registry/override?token=${token}`, version: release.version, until }
  })
}
