import { Link } from 'react-router-dom'
import { PdfLink, useFormDownload } from 'applicant-flow/documents'
import { siteConfig } from 'site-config'
import { routes } from '../routes.ts'
import { EnglishLink } from './site-tools.tsx'
import * as t from './texts.ko.ts'

/** The links at the foot of every page (HOME-15 to HOME-20). */
export function FooterLinks() {
  const { links } = siteConfig()
  return (
    <nav className="site-footer__links" aria-label={t.footerLinks}>
      <ul>
        {siteConfig().notices.list.length > 0 && (
          <li>
            <Link to={routes.notices.path}>{routes.notices.title}</Link>
          </li>
        )}
        <li>
          <Link to={routes.faq.path}>{t.faq}</Link>
        </li>
        <li>
          <PdfLink document="announcement">{t.announcement}</PdfLink>
        </li>
        <li>
          <Link to={routes.centres.path}>{t.centres}</Link>
        </li>
        <li>
          <Link to={routes.userGuide.path}>{t.userGuide}</Link>
        </li>
        <li>
          <PortalLink address={links['privacy']} label={t.privacy} page={routes.privacy.path} />
        </li>
        <li>
          <PortalLink address={links['terms']} label={t.terms} page={routes.terms.path} />
        </li>
        <li>
          <PledgeDownload />
        </li>
        <li>
          <Link to={routes.licences.path}>{t.licences}</Link>
        </li>
        <li>
          <Link to={routes.sitemap.path}>{t.sitemap}</Link>
        </li>
        <li>
          <EnglishLink />
        </li>
      </ul>
    </nav>
  )
}

type Portal = { address: string | undefined; label: string; page: string }

/** Leads to the portal in a new window of its own name (AMB-88), or to this site's page if none is configured. */
function PortalLink({ address, label, page }: Portal) {
  if (!address) return <Link to={page}>{label}</Link>
  return (
    <a href={address} target="_blank" rel="noopener">
      {t.onPortal(label)}
      <span className="sr-only"> {t.newWindow}</span>
    </a>
  )
}

function PledgeDownload() {
  const [download, isRunning] = useFormDownload('directDeliveryPledge')
  return (
    <button type="button" aria-busy={isRunning} onClick={download}>
      {t.pledge}
    </button>
  )
}
