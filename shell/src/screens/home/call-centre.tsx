import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

/** The number of the call centre; nothing if none is configured (HOME-03). */
export function CallCentre() {
  const { callCentre } = siteConfig().contacts
  if (!callCentre) return null
  return (
    <section className="home-contact" aria-labelledby="home-contact">
      <h2 id="home-contact">{t.contact}</h2>
      <p>
        <a href={`tel:${callCentre}`}>
          <span className="icon icon--call" />
          {t.callCentre} <span className="unbroken">{callCentre}</span>
        </a>
        <span>{t.callCentreHours}</span>
      </p>
    </section>
  )
}
