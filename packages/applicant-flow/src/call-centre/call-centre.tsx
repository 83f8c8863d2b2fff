import { siteConfig } from 'site-config'
import { PhoneLink } from './phone-link.tsx'
import * as t from './texts.ko.ts'

/** The number to ask, below a refusal that the person cannot resolve alone; nothing if the site has none. */
export function CallCentre() {
  const { callCentre } = siteConfig().contacts
  if (!callCentre) return null
  return (
    <p>
      {t.callCentre} <PhoneLink number={callCentre} />
    </p>
  )
}
