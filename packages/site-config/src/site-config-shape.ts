import * as v from 'valibot'
import { isWithin, PARCEL_CARRIERS } from 'domain-rules'
import { IDENTITY_METHODS } from 'domain-rules/identity'
import { APPLY_TILE_LOCKOUT, IMAGE_POPUP, MAINTENANCE } from 'domain-rules/notice'
import { QueueConfigShape } from './queue-config-shape.ts'
import * as t from './texts.ko.ts'
import { publicKey } from './value-shapes.ts'

const TimeWindowShape = v.pipe(
  v.strictObject({ from: v.string(), until: v.string() }),
  v.check(isTimeWindow, 'two ISO date-times'),
)

/** The dated behaviours of the specification (HOME-07, POPUP-20, POPUP-23, STAT-01, AMB-83); without a zone they are Korea time. */
const windows = {
  applyTileLockout: v.optional(TimeWindowShape, APPLY_TILE_LOCKOUT),
  imagePopup: v.optional(TimeWindowShape, IMAGE_POPUP),
  maintenance: v.optional(v.array(TimeWindowShape), [...MAINTENANCE]),
}

/** `operator` is named at the foot of an official site. */
const contacts = v.entriesFromList(['callCentre', 'helpLine', 'operator'], v.optional(v.string(), ''))

/** Documents under the CDN: `documents/` are read in the viewer, `forms/` downloaded; empty is not ready (ERR-02). */
const documents = {
  manual: v.optional(v.string(), 'documents/manual.pdf'),
  announcement: v.optional(v.string(), 'documents/announcement.pdf'),
  excludedIndustries: v.optional(v.string(), 'documents/excluded-industries.pdf'),
  acceptedProof: v.optional(v.string(), 'documents/accepted-proof.pdf'),
  proofSample: v.optional(v.string(), 'documents/proof-sample.pdf'),
  evidenceExamples: v.optional(v.string(), 'forms/evidence-examples.pdf'),
  deliveryLedger: v.optional(v.string(), 'forms/delivery-ledger.pdf'),
  directDeliveryPledge: v.optional(v.string(), 'forms/direct-delivery-pledge.pdf'),
}

/**
 * Off by default but for `drafts`, which offers to save the application's draft if the backend saves drafts.
 * `officialSite` shows the government's banner, which sites that are not official must not carry (GP-10).
 */
const features = {
  ...v.entriesFromList(
    ['admin', 'devRoutes', 'identityTestButtons', 'officialSite'],
    v.optional(v.boolean(), false),
  ),
  drafts: v.optional(v.boolean(), true),
}

/**
 * The address of a method's form if the server does not name the provider's address itself. The page may send forms
 * to the origins of these addresses and to no other, so every provider of another origin is listed here.
 */
const identityProviders = v.entriesFromList(IDENTITY_METHODS, v.optional(v.string(), ''))

const legal = {
  /** The law that allows the residence number to be asked for, named beside its field (GP-21). */
  residenceNumberBasis: v.optional(v.pipe(v.string(), v.nonEmpty()), t.residenceNumberBasis),
}

export const SiteConfigShape = v.strictObject({
  apiBaseUrl: v.optional(v.string(), ''),
  adminApiBaseUrl: v.optional(v.string(), '/admin-api'),
  backendToken: v.optional(v.string(), ''),
  /** The address of a service that returns the visitor's own public address, as `{ ip }` (GUARD-40). */
  publicAddressUrl: v.optional(v.string(), ''),
  cdnBaseUrl: v.optional(v.string(), '/cdn'),
  /** Further origins in responses of a backend, such as a bucket that files are sent to and fetched from. */
  dataOrigins: v.optional(
    v.array(v.pipe(v.string(), v.check(isOrigin, 'an origin like https://files.example.org'))),
    [],
  ),
  /**
   * The backends that receive the `Idempotency-Key`, so that a second press files nothing twice (GP-25). One on
   * another origin must allow the header (CORS), or browsers refuse to file at all.
   */
  idempotencyKeys: v.optional(v.picklist(['ownOrigin', 'always', 'never']), 'ownOrigin'),
  requestTimeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 5000),
  uploadTimeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 60_000),
  identityProviders: v.optional(v.strictObject(identityProviders), {}),
  consentVersion: v.optional(v.string(), '3.0.0'),
  queue: v.optional(QueueConfigShape, {}),
  windows: v.optional(v.strictObject(windows), {}),
  links: v.optional(v.record(v.string(), v.string()), {}),
  contacts: v.optional(v.strictObject(contacts), {}),
  documents: v.optional(v.strictObject(documents), {}),
  /** The choices of the parcel page; a request names several with commas between them (PPAR-04, PPAR-14). */
  parcelCarriers: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.regex(/^[^,]+$/, 'a name without commas'))),
      v.minLength(1),
    ),
    [...PARCEL_CARRIERS],
  ),
  legal: v.optional(v.strictObject(legal), {}),
  features: v.optional(v.strictObject(features), {}),
  /** The notices of the moment, which the origin adds. `tag` changes with them; their shape is in `release-format`. */
  notices: v.optional(v.strictObject({ tag: v.string(), list: v.array(v.unknown()) }), { tag: '', list: [] }),
  /** The address to which pages report the start or failure of a release. Nothing is sent if it is empty. */
  beaconsUrl: v.optional(v.string(), ''),
  /**
   * The share of pages that also report heartbeats and measures. Lower it for a site with a hundred thousand pages.
   */
  beaconsShare: v.optional(v.pipe(v.number(), v.minValue(0.001), v.maxValue(1)), 1),
  /** The site's public key, and the one that replaces it: the page accepts registries with these signatures. */
  registryPublicKeys: v.optional(v.pipe(v.array(publicKey), v.maxLength(2)), []),
  /** The public key of each remote's publisher by its name, and its replacement; or a list of keys for all remotes. */
  publisherPublicKeys: v.optional(
    v.union([
      v.array(publicKey),
      v.record(v.string(), v.pipe(v.array(publicKey), v.minLength(1), v.maxLength(2))),
    ]),
    [],
  ),
})

/** The settings that an operator can change without a release. Every key may be left out; its default is then used. */
export type SiteConfig = v.InferOutput<typeof SiteConfigShape>

/** Returns true for an origin as a browser writes it: `https://files.example.org`. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
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
