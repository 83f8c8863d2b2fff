import { siteConfig } from './provided-site-config.ts'

/** Whether the backend is on another origin than this page: the page then never sees its cookies. */
export function isBackendElsewhere(): boolean {
  const { origin, href } = window.location
  return new URL(siteConfig().apiBaseUrl || origin, href).origin !== origin
}
