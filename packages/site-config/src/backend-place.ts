import { siteConfig } from './provided-site-config.ts'

/** Returns whether the backend is on another origin than this page, which then never sees its cookies. */
export function isBackendElsewhere(): boolean {
  const { origin, href } = window.location
  return new URL(siteConfig().apiBaseUrl, href).origin !== origin
}
