import { Refused } from '../../http/refused.ts'
import type { Applicant } from '../../session/applicant.ts'
import type { ApplicantLookup } from '../../stores/applicant-lookup.ts'
import type { CheckOwner } from '../../stores/check-store.ts'
import { outsideTexts } from '../../texts/outside.ko.ts'

/** Throws `Refused` (404) unless it is the business that the applicant has signed in for. */
export function mustBeOwnBusiness({ businessNumber }: Applicant, asked: string): void {
  if (businessNumber !== asked) throw unknownApplication()
}

/** Throws `Refused` (403) unless it is the person who has signed in (AMB-31, GP-11). */
export function mustBeOwnCi({ ci }: Applicant, asked: string): void {
  if (ci !== asked) throw new Refused(403, 'IDENTITY_MISMATCH', outsideTexts.identity.dataWrong)
}

/** Under which application and person a check is written down. Throws `Refused` (404) for anybody else's application. */
export async function ownApplication(
  applicants: ApplicantLookup,
  { ci, businessNumber }: Applicant,
  applicationNumber: string,
): Promise<CheckOwner> {
  const owner = await applicants.ownerOf(applicationNumber)
  const isTheirs =
    owner?.businessNumber === businessNumber && (!owner.isSubmitted || owner.applicantCi === ci)
  if (!isTheirs) throw unknownApplication()
  return { applicationNumber, ci }
}

function unknownApplication(): Refused {
  return new Refused(404, 'APPLICATION_NOT_FOUND', outsideTexts.application.unknown)
}
