import * as v from 'valibot'
import { SiteConfigShape, type SiteConfig } from './site-config-shape.ts'

/** The configuration cannot be used; the message and `keyPath` name the first key that is wrong. */
export class InvalidSiteConfig extends Error {
  override readonly name = 'InvalidSiteConfig'
  readonly keyPath: string

  constructor(keyPath: string, complaint: string) {
    super(`site configuration, ${keyPath || 'as a whole'}: ${complaint}`)
    this.keyPath = keyPath
  }
}

/** Completes a configuration with defaults. @throws InvalidSiteConfig for a wrong value or an unknown key */
export function parseSiteConfig(json: unknown): SiteConfig {
  const result = v.safeParse(SiteConfigShape, json)
  if (result.success) return result.output
  const [issue] = result.issues
  const isUnknownKey = issue.expected === 'never'
  throw new InvalidSiteConfig(v.getDotPath(issue) ?? '', isUnknownKey ? 'no such key' : issue.message)
}
