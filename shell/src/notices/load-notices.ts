import { siteConfig } from 'site-config'
import type * as Parts from './parts.tsx'

/** The parts that draw notices; undefined on a site without any. They are loaded before the frame, so that nothing jumps. */
export const notices: { parts?: typeof Parts } = {}

/** Loads the parts if the site has notices. Never rejects: without them the page shows none. */
export async function loadNotices(): Promise<void> {
  if (siteConfig().notices.tag === '') return void delete notices.parts
  await import('./parts.tsx').then(
    parts => Object.assign(notices, { parts }),
    error => console.warn('no notices are shown', error),
  )
}
