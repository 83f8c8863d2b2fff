/** What the page is told about the site it belongs to, where that differs from what it takes for granted; all of it public. */
export type SiteConfig = {
  /** Another backend that answers the calls; empty when this one does. */
  apiBaseUrl: string
  links: Readonly<Record<string, string>>
  contacts: { callCentre: string; helpLine: string }
}

/** The site's configuration; everything that it leaves out has its default, and its schema, in `shared-session`. */
export function siteConfigFor({ apiBaseUrl }: { apiBaseUrl: string }): SiteConfig {
  return { apiBaseUrl, links, contacts: { callCentre: '0000-0000', helpLine: '0000-0001' } }
}

const links = {
  portal: 'https://portal.example.org/',
  privacy: 'https://portal.example.org/privacy',
  terms: 'https://portal.example.org/terms',
  chatbot: 'https://chat.example.org/',
  creditProgramme: 'https://credit.example.org/',
  smallBusinessPortal: 'https://small-business.example.org/',
}
