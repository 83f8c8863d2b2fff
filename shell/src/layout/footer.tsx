import { siteConfig } from 'shared-session'
import { texts } from '../texts.ko.ts'

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <p>{texts.serviceName}</p>
        <p>{texts.callCentre(siteConfig().contacts.callCentre)}</p>
      </div>
    </footer>
  )
}
