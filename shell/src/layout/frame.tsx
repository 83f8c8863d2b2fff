import { paths } from 'domain-rules/journey'
import { useLocation } from 'react-router-dom'
import { SessionAnnouncer } from 'applicant-flow/session'
import { DialogHost, SkipLinks } from 'ui-kit'
import { ConnectionBanner } from '../connection/connection-banner.tsx'
import { dialogs } from '../dialogs.ts'
import { routes as shellRoutes } from '../routes.ts'
import type { RouteTable } from '../routing/route-table.ts'
import { Content } from './content.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import * as t from './texts.ko.ts'
import { useDocumentTitle } from './use-document-title.ts'

const skipLinks = [
  { href: '#main', label: t.skipToContent },
  { href: '#menu', label: t.skipToMenu },
] as const

const withFloatingChatbot: readonly string[] = [paths.home, shellRoutes.faq.path]

/** What stays on the screen whatever area is shown. */
export function Frame({ routes }: { routes: RouteTable }) {
  const { pathname } = useLocation()
  const route = routes.get(pathname)
  useDocumentTitle(route)

  return (
    <>
      <SkipLinks links={skipLinks} />
      <ConnectionBanner />
      <Header route={route} />
      <Content route={route} path={pathname} />
      <Footer floatsChatbot={withFloatingChatbot.includes(pathname)} />
      <SessionAnnouncer />
      <DialogHost dialogs={dialogs} />
    </>
  )
}
