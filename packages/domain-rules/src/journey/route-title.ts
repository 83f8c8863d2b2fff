import { isCorporation } from '../business/management-type.ts'

type Titled = { title: string; corporationTitle?: string | undefined }

/** Returns the title of a page; one page names the kind of business that applies (a§2). */
export function routeTitle(
  { title, corporationTitle }: Titled,
  applicant: { managementType: string },
): string {
  return corporationTitle && isCorporation(applicant.managementType) ? corporationTitle : title
}
