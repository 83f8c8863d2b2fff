import type { FastifyInstance } from 'fastify'
import { makeOverride } from 'release-store'
import { httpUrl } from 'server-kit'
import * as v from 'valibot'
import type { Operations } from '../operations.ts'
import { readBody } from '../read-body.ts'

const LONGEST_MINUTES = 60

const body = v.object({
  remote: v.pipe(v.string(), v.maxLength(64)),
  from: v.pipe(httpUrl('https://preview.example.org/mfe-result/'), v.endsWith('/')),
  minutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_MINUTES)),
    LONGEST_MINUTES,
  ),
})

/**
 * `POST /ops/api/overrides`: a link that shows one remote from another origin, to the one browser that opens it first, and
 * not for long. Who made it, and of what, stands in the audit log.
 */
export function registerOverrides(
  app: FastifyInstance,
  { config, releases, audit }: Pick<Operations, 'config' | 'releases' | 'audit'>,
): void {
  app.post('/overrides', async (request, reply) => {
    const asked = readBody(body, request.body)
    const override = await makeOverride({ dataDir: config.dataDir, now: releases.now }, asked)
    const { id, remote, until, release } = override
    await audit(request, 'override.create', { id, remote, version: release.version, from: asked.from, until })
    const token = Buffer.from(JSON.stringify(override)).toString('base64url')
    return reply
      .code(201)
      .send({ path: `/registry/override?token=${token}`, version: release.version, until })
  })
}
