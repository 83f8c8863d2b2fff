import { siteConfig } from 'site-config'
import { frameTexts } from '../texts/frame.ko.ts'
import { texts } from '../texts.ko.ts'
import { FooterLinks } from './footer-links.tsx'

export function Footer() {
  const { contacts } = siteConfig()
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <FooterLinks />
        <p className="site-footer__name">{texts.serviceName}</p>
        <p className="site-footer__contact">
          {frameTexts.callCentre} <a href={`tel:${contacts.callCentre}`}>{contacts.callCentre}</a>
          <span> ({frameTexts.callCentreHours})</span>
        </p>
        <OperatorIdentifier />
      </div>
    </footer>
  )
}

/** KRDS's identifier of the operator; like the banner, for official sites only (GP-10). */
function OperatorIdentifier() {
  const { contacts, features } = siteConfig()
  if (!features.officialSite || !contacts.operator) return null
  return <p>{frameTexts.operatedBy(contacts.operator)}</p>
}
