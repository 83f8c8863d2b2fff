import { siteConfig } from 'site-config'
import { FooterLinks } from './footer-links.tsx'
import * as t from './texts.ko.ts'

export function Footer() {
  const { contacts } = siteConfig()
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <FooterLinks />
        <p className="site-footer__name">{t.serviceName}</p>
        {contacts.callCentre && (
          <p className="site-footer__contact">
            {t.callCentre} <a href={`tel:${contacts.callCentre}`}>{contacts.callCentre}</a>
            <span> ({t.callCentreHours})</span>
          </p>
        )}
        <OperatorIdentifier />
      </div>
    </footer>
  )
}

/** KRDS's identifier of the operator; like the banner, for official sites only (GP-10). */
function OperatorIdentifier() {
  const { contacts, features } = siteConfig()
  if (!features.officialSite || !contacts.operator) return null
  return <p>{t.operatedBy(contacts.operator)}</p>
}
