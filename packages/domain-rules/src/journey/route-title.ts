import { isCorporation } from '../business/management-type.ts'
import { paths } from './paths.ts'

type Titled = { path: string; title: string }

/** The title of a page as the visitor reads it: that of the application form names the kind of business (a§2). */
export function routeTitle({ path, title }: Titled, { managementType }: { managementType: string }): string {
  if (path !== paths.applicationForm) return title
  return `${title} (${isCorporation(managementType) ? '법인' : '개인'})`
}
