import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

/** KRDS's banner of official sites; others may not show it, so the configuration must say that this is one (GP-10). */
export function OfficialBanner() {
  if (!siteConfig().features.officialSite) return null
  return (
    <div className="official-banner">
      <p>{t.officialBanner}</p>
    </div>
  )
}
