import { paths, routeTitle } from 'domain-rules/journey'
import { useLocation } from 'react-router-dom'
import { SessionAnnouncer } from 'applicant-flow/session'
import { DialogHost, SkipLinks } from 'ui-kit'
import { useEffect, useMemo } from 'react'
import { Hydrated } from 'remote-kit'
import { useSessionField } from 'shared-session'
import type { LateComposition } from '../compose/late-composition.ts'
import { ConnectionBanner } from '../connection/connection-banner.tsx'
import { dialogs } from '../dialogs.ts'
import { notices } from '../notices/load-notices.ts'
import { routes as shellRoutes } from '../routes.ts'
import { RoutesOfSite, useRoutes, type LiveRoutes } from '../routing/live-routes.ts'
import { SHELL, type SiteRoute } from '../routing/route-table.ts'
import { Content } from './content.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NewShellLine } from './new-shell-line.tsx'
import { useTopOfNewPage } from './scrolling.ts'
import * as t from './texts.ko.ts'

const skipLinks = [
  { href: '#main', label: t.skipToContent },
  { href: '#menu', label: t.skipToMenu },
] as const

const withFloatingChatbot: readonly string[] = [paths.home, shellRoutes.faq.path]

type Props = { routes: LiveRoutes; composition: LateComposition; isRegistryMissing: () => boolean }

/** The part of the page that stays, whichever area is shown. */
export function Frame({ routes: live, composition, isRegistryMissing }: Props) {
  const { pathname } = useLocation()
  useTopOfNewPage(pathname)
  const routes = useRoutes(live)
  const route = routes.get(pathname)
  useDocumentTitle(route)
  // A notice that arrives later waits for the next page, so that nothing moves under a finger.
  const banners = useMemo(() => notices.parts && <notices.parts.Banners path={pathname} />, [pathname])

  return (
    <RoutesOfSite value={routes}>
      <SkipLinks links={skipLinks} />
      <ConnectionBanner path={pathname} />
      {route?.owner === SHELL && <NewShellLine composition={composition} />}
      <Header route={route} />
      {banners}
      <Content
        route={route}
        path={pathname}
        composition={composition}
        isRegistryMissing={isRegistryMissing}
      />
      <Footer floatsChatbot={withFloatingChatbot.includes(pathname)} />
      <SessionAnnouncer />
      <DialogHost dialogs={dialogs} />
      <Hydrated part="frame" />
    </RoutesOfSite>
  )
}

/** Names the document after the page: "페이지 | 서비스명". */
function useDocumentTitle(route: SiteRoute | undefined): void {
  const managementType = useSessionField('managementType')
  const isNamed = route && route.path !== paths.home
  const title = isNamed ? `${routeTitle(route, { managementType })} | ${t.serviceName}` : t.serviceName

  useEffect(() => {
    document.title = title
  }, [title])
}
