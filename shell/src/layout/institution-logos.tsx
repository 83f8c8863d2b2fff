import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

/** The three institutions behind the programme, in marks that stand for no real one (HDR-02, HOME-02, GP-10). */
export function InstitutionLogos() {
  const { cdnBaseUrl } = siteConfig()
  return (
    <ul className="institution-logos">
      {t.institutions.map((name, index) => (
        <li key={name}>
          <img src={`${cdnBaseUrl}/images/institution-${index + 1}.svg`} alt={name} width={107} height={36} />
        </li>
      ))}
    </ul>
  )
}
