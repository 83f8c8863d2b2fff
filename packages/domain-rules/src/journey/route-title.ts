import { isCorporation } from '../business/management-type.ts'

type Titled = { title: string; corporationTitle?: string | undefined }

/** The title of a page as the applicant reads it: one page names the kind of business that applies (a§2). */
export function routeTitle(
  { title, corporationTitle }: Titled,
  applicant: { managementType: string },
): string {
  return corporationTitle && isCorporation(applicant.managementType) ? corporationTitle : title
}
