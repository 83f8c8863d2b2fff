import type { FastifyInstance } from 'fastify'
import { readTelemetry } from 'ops-api'
import { serveOperation } from '../access/serve-operation.ts'
import { telemetryReport, type TelemetrySource } from './report.ts'

/** Serves `GET /ops/api/beacons`: the figures that pages sent of each release lately. */
export function registerTelemetryReport(ops: FastifyInstance, source: TelemetrySource): void {
  serveOperation(ops, readTelemetry, ({ query }) => telemetryReport(source, query.minutes))
}
