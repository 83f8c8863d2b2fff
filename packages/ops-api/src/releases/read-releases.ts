import * as v from 'valibot'
import { reading } from '../fields.ts'
import { DAMAGED, pending, rollout } from './shapes.ts'

const step = v.object({
  at: v.string(),
  revision: v.number(),
  by: v.string(),
  action: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  percent: v.optional(v.number()),
  allow: v.optional(v.array(v.string())),
  reason: v.optional(v.string()),
})

const remote = v.object({
  name: v.string(),
  /** The live version; null for a retired remote. */
  version: v.nullable(v.string()),
  /** The stored bytes of all scripts of the live release; missing if their list cannot be read. */
  scripts: v.optional(v.number()),
  canary: v.nullable(
    v.object({
      version: v.string(),
      percent: v.number(),
      allow: v.array(v.string()),
      rollout: v.optional(rollout),
    }),
  ),
  /** The last good release, which pages run where the live one fails; null without one. */
  fallback: v.nullable(v.string()),
  /** The versions that were live before, the newest first. */
  former: v.array(v.string()),
  history: v.array(step),
})

/** A release on trial about which an operator has to decide. */
const question = v.object({
  remote: v.string(),
  version: v.string(),
  at: v.string(),
  /** The evidence, in an English sentence. */
  sentence: v.string(),
})

const releases = v.object({
  revision: v.number(),
  issuedAt: v.string(),
  remotes: v.array(remote),
  questions: v.array(question),
  pending: v.optional(v.array(pending), []),
})

export const readReleases = {
  ...reading,
  path: '/ops/api/releases',
  summary:
    'Returns the live, canary, former and fallback releases of every remote, its history, and what an operator has to decide.',
  response: releases,
  refusals: { 503: DAMAGED },
} as const

export type ReleasesReport = v.InferOutput<typeof releases>
export type RemoteReport = v.InferOutput<typeof remote>
export type PendingChange = v.InferOutput<typeof pending>
export type ReleaseStep = v.InferOutput<typeof step>
