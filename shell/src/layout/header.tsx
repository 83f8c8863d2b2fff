import { paths } from 'domain-rules'
import { Link, NavLink } from 'react-router-dom'
import { texts } from '../texts.ko.ts'

const menu = [
  { to: paths.selfCheck, label: texts.apply },
  { to: paths.businessNumberForResult, label: texts.result },
]

export function Header() {
  return (
    <header className="site-header">
      <div className="site-header__inner">
        <Link className="site-logo" to={paths.home}>
          {texts.serviceName}
        </Link>
        <nav className="site-nav" id="menu" tabIndex={-1} aria-label={texts.menu}>
          <ul>
            {menu.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
