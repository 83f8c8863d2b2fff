import { paths } from 'domain-rules/journey'
import { Link } from 'react-router-dom'
import { siteConfig } from 'site-config'
import { routes } from '../routes.ts'
import type { SiteRoute } from '../routing/route-table.ts'
import { DisplaySettings } from './display-settings.tsx'
import { MainMenu } from './main-menu.tsx'
import { ServiceName } from './service-name.tsx'
import { SiteTools } from './site-tools.tsx'
import * as t from './texts.ko.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The operator of the site and its menus; on a phone the menus open by a button (HDR-01 to HDR-05). */
export function HeaderTop({ route }: { route: SiteRoute | undefined }) {
  const { isOpen, toggle, holder, button } = useDisclosure()
  return (
    <div className="site-header__inner" ref={holder}>
      <Link className="site-logo" to={paths.home}>
        <span>
          <ServiceName />
        </span>
      </Link>
      <SiteTools />
      <InstitutionLogos />
      <div className="site-menus" id="menu" tabIndex={-1}>
        <button
          ref={button}
          type="button"
          className="site-menus__button"
          aria-expanded={isOpen}
          aria-controls="site-menus"
          onClick={toggle}
        >
          {t.menuButton}
        </button>
        <div className="site-menus__panel" id="site-menus" data-open={isOpen}>
          <SiteTools />
          <MainMenu route={route} />
          <nav className="site-policies" aria-label={t.policies}>
            <ul>
              <li>
                <Link to={routes.privacy.path}>{t.privacy}</Link>
              </li>
              <li>
                <Link to={routes.terms.path}>{t.terms}</Link>
              </li>
            </ul>
          </nav>
          <DisplaySettings />
        </div>
      </div>
    </div>
  )
}

/** The three institutions behind the programme, in marks that stand for no real one (HDR-02, HOME-02, GP-10). */
function InstitutionLogos() {
  const { cdnBaseUrl } = siteConfig()
  return (
    <ul className="institution-logos">
      {t.institutions.map((name, index) => (
        <li key={name}>
          <img
            src={`${cdnBaseUrl}/images/institutions.svg#institution-${index + 1}`}
            alt={name}
            width={107}
            height={36}
          />
        </li>
      ))}
    </ul>
  )
}
