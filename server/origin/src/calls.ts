import { registrySchema } from 'release-format'
import { SiteConfigShape } from 'site-config'
import * as v from 'valibot'

const JSON_TYPE = 'application/json; charset=utf-8'

export const readRegistryCall = {
  method: 'GET',
  path: '/registry.json',
  summary: 'Returns the signed registry; with its present `revision` in the query the response is immutable.',
  query: v.object({ revision: v.optional(v.unknown()) }),
  response: { contentType: JSON_TYPE, schema: registrySchema },
} as const

export const readSiteConfigCall = {
  method: 'GET',
  path: '/site-config.json',
  summary: 'Returns the configuration that pages get; immutable with the tag of its notices as `revision`.',
  query: v.object({ revision: v.optional(v.unknown()) }),
  response: { contentType: JSON_TYPE, schema: SiteConfigShape },
} as const

export const followRegistryCall = {
  method: 'GET',
  path: '/registry/events',
  summary:
    'Sends each new revision, shell and tag of the notices as a server-sent event `revision`, the present ones first.',
  response: {
    contentType: 'text/event-stream',
    schema: v.object({ revision: v.number(), shell: v.nullable(v.string()), notices: v.string() }),
  },
  refusals: {
    429: 'TOO_MANY_STREAMS: too many connections of this network',
    503: 'OVERLOADED: too many connections in all',
  },
} as const

export const readVersionCall = {
  method: 'GET',
  path: '/sandbox/remote/:name/:version',
  summary: 'Returns a published version as the site signs it for the testers’ page that isolates its remote.',
  params: v.object({ name: v.string(), version: v.string() }),
  /** The time of the page, which testers set. */
  query: v.object({ now: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  response: { contentType: JSON_TYPE },
  refusals: { 404: 'There is no such release' },
} as const

export const openOverrideCall = {
  method: 'GET',
  path: '/registry/override',
  summary:
    'Opens a link of the operators once: sets a cookie, and redirects to the first page of the remote.',
  query: v.object({ token: v.optional(v.unknown()) }),
  response: null,
  statuses: [303],
  refusals: { 404: 'The link has expired, was used, or is not signed by the site' },
} as const
