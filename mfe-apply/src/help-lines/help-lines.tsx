import { PhoneLink } from 'applicant-flow/call-centre'
import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

/** The help lines as links that call them, each named after its subject where there are two. */
export function HelpLines() {
  const { helpLine, callCentre } = siteConfig().contacts
  if (!helpLine && !callCentre) return null
  return (
    <ul>
      {helpLine && (
        <li>
          {t.helpLine} <PhoneLink number={helpLine} />
        </li>
      )}
      {callCentre && (
        <li>
          {helpLine ? t.aboutProgramme : t.callCentre} <PhoneLink number={callCentre} />{' '}
          <span className="unbroken">{t.callCentreHours}</span>
        </li>
      )}
    </ul>
  )
}
