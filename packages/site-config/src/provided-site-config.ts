import type { SiteConfig } from './site-config-shape.ts'

let provided: SiteConfig | undefined

/** Keeps the page's configuration for this bundle. A remote has a copy of this package, and passes its prop. */
export function provideSiteConfig(config: SiteConfig): void {
  provided = config
}

/** Returns the page's configuration. @throws Error before `provideSiteConfig` was called */
export function siteConfig(): SiteConfig {
  if (!provided) throw new Error('call provideSiteConfig first')
  return provided
}
