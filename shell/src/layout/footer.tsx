import { siteConfig } from 'site-config'
import { ChatbotLink } from './chatbot-link.tsx'
import { FooterLinks } from './footer-links.tsx'
import * as t from './texts.ko.ts'

/** The end of every page: help, links, and the operator of the site. */
export function Footer({ floatsChatbot = false }: { floatsChatbot?: boolean }) {
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <Help floatsChatbot={floatsChatbot} />
        <FooterLinks />
        <p className="site-footer__name">{t.serviceName}</p>
        <OperatorIdentifier />
      </div>
    </footer>
  )
}

/** Help is found at the same place on every page, home included (KWCAG 7.2.2, HOME-03). */
function Help({ floatsChatbot }: { floatsChatbot: boolean }) {
  const { callCentre } = siteConfig().contacts
  return (
    <div className="site-footer__help">
      {callCentre && (
        <p>
          <a href={`tel:${callCentre}`}>
            {t.callCentre} <span className="unbroken">{callCentre}</span>
          </a>{' '}
          <span>({t.callCentreHours})</span>
        </p>
      )}
      <ChatbotLink isFloating={floatsChatbot} />
    </div>
  )
}

/** KRDS's identifier of the operator; like the banner, for official sites only (GP-10). */
function OperatorIdentifier() {
  const { contacts, features } = siteConfig()
  if (!features.officialSite || !contacts.operator) return null
  return <p>{t.operatedBy(contacts.operator)}</p>
}
