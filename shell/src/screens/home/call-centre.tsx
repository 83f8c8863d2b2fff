import { siteConfig } from 'site-config'
import { texts } from '../../texts/home.ko.ts'

/** Whom to ask; nothing where no number is configured (HOME-03). */
export function CallCentre() {
  const { callCentre } = siteConfig().contacts
  if (!callCentre) return null
  return (
    <section className="home-contact" aria-labelledby="home-contact">
      <h2 id="home-contact">{texts.contact}</h2>
      <p>
        <a href={`tel:${callCentre}`}>
          <span className="icon icon--call" />
          {texts.callCentre} {callCentre}
        </a>
        <span>{texts.callCentreHours}</span>
      </p>
    </section>
  )
}
