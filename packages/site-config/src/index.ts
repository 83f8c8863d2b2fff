export type { QueueConfig } from './queue-config-shape.ts'
export type { SiteConfig } from './site-config-shape.ts'
export { InvalidSiteConfig, parseSiteConfig } from './parse-site-config.ts'
export { provideSiteConfig, siteConfig } from './provided-site-config.ts'
