import * as v from 'valibot'
import { isWithin } from 'domain-rules'
import { QueueConfigShape } from './queue-config.ts'

const TimeWindowShape = v.pipe(
  v.strictObject({ from: v.string(), until: v.string() }),
  v.check(isTimeWindow, 'two ISO date-times'),
)

/** The dated behaviours of the specification (HOME-07, POPUP-20, POPUP-23, STAT-01, AMB-83); without a zone they are Korea time. */
const windows = {
  applyTileLockout: v.optional(TimeWindowShape, {
    from: '2025-06-26T18:00:00',
    until: '2025-06-26T20:00:00',
  }),
  imagePopup: v.optional(TimeWindowShape, { from: '2025-01-01T00:00:00', until: '2025-06-30T02:00:00' }),
  maintenance: v.optional(v.array(TimeWindowShape), [
    { from: '2025-02-24T23:00:00', until: '2025-02-25T01:00:00' },
    { from: '2025-06-30T00:00:00', until: '2025-06-30T02:00:00' },
  ]),
}

const contacts = {
  callCentre: v.optional(v.string(), ''),
  helpLine: v.optional(v.string(), ''),
}

const features = {
  admin: v.optional(v.boolean(), false),
  devRoutes: v.optional(v.boolean(), false),
  identityTestButtons: v.optional(v.boolean(), false),
}

const SiteConfigShape = v.strictObject({
  apiBaseUrl: v.optional(v.string(), ''),
  adminApiBaseUrl: v.optional(v.string(), '/admin-api'),
  backendToken: v.optional(v.string(), ''),
  cdnBaseUrl: v.optional(v.string(), '/cdn'),
  requestTimeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 5000),
  uploadTimeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 60_000),
  consentVersion: v.optional(v.string(), '3.0.0'),
  queue: v.optional(QueueConfigShape, {}),
  windows: v.optional(v.strictObject(windows), {}),
  links: v.optional(v.record(v.string(), v.string()), {}),
  contacts: v.optional(v.strictObject(contacts), {}),
  features: v.optional(v.strictObject(features), {}),
  registryPublicKeys: v.optional(v.array(v.string()), []),
})

/** What an operator can set without a release. Every key may be left out; what stands here is then complete all the same. */
export type SiteConfig = v.InferOutput<typeof SiteConfigShape>

/** The configuration cannot be used; the message and `keyPath` name the first key that is wrong. */
export class InvalidSiteConfig extends Error {
  override readonly name = 'InvalidSiteConfig'
  readonly keyPath: string

  constructor(keyPath: string, complaint: string) {
    super(`site configuration, ${keyPath || 'as a whole'}: ${complaint}`)
    this.keyPath = keyPath
  }
}

let provided: SiteConfig | undefined

/** @throws InvalidSiteConfig for a wrong value and for a key that nobody knows */
export function parseSiteConfig(json: unknown): SiteConfig {
  const result = v.safeParse(SiteConfigShape, json)
  if (result.success) return result.output
  const [issue] = result.issues
  const isUnknownKey = issue.expected === 'never'
  throw new InvalidSiteConfig(v.getDotPath(issue) ?? '', isUnknownKey ? 'no such key' : issue.message)
}

/** Holds the page's configuration for everybody. Called once, before the first area is mounted. */
export function provideSiteConfig(config: SiteConfig): void {
  provided = config
}

/** @throws Error when nobody has called `provideSiteConfig` */
export function siteConfig(): SiteConfig {
  if (!provided) throw new Error('Nobody has provided the site configuration. Call provideSiteConfig first.')
  return provided
}

function isTimeWindow(window: { from: string; until: string }): boolean {
  try {
    isWithin(new Date(0), window)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
