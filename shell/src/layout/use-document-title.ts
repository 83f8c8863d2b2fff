import { useEffect } from 'react'
import { paths, routeTitle } from 'domain-rules/journey'
import { useSessionField } from 'shared-session'
import type { SiteRoute } from '../routing/route-table.ts'
import * as t from './texts.ko.ts'

/** Names the document after the page: "페이지 | 서비스명". */
export function useDocumentTitle(route: SiteRoute | undefined): void {
  const managementType = useSessionField('managementType')
  const isNamed = route && route.path !== paths.home
  const title = isNamed ? `${routeTitle(route, { managementType })} | ${t.serviceName}` : t.serviceName

  useEffect(() => {
    document.title = title
  }, [title])
}
