import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

/** KRDS's banner of official sites. Others may not show it, so the configuration declares an official one (GP-10). */
export function OfficialBanner() {
  if (!siteConfig().features.officialSite) return null
  return (
    <div className="official-banner">
      <p>{t.officialBanner}</p>
    </div>
  )
}
