import type { Migration } from 'kysely/migration'
import * as businessAndApplication from './0001-business-and-application.ts'
import * as applications from './0002-applications.ts'
import * as tokens from './0003-tokens.ts'
import * as verifications from './0004-verifications.ts'
import * as proofs from './0005-proofs.ts'
import * as verifiedPerson from './0006-verified-person.ts'
import * as sessions from './0007-sessions.ts'
import * as inspectedFiles from './0008-inspected-files.ts'
import * as audit from './0009-audit.ts'
import * as queuePasses from './0010-queue-passes.ts'
import * as auditOfOperators from './0011-audit-of-operators.ts'
import * as releaseCounts from './0012-release-counts.ts'
import * as overrideOpenings from './0013-override-openings.ts'
import * as releaseVotes from './0014-release-votes.ts'
import * as savedDrafts from './0015-saved-drafts.ts'
import * as siteMode from './0016-site-mode.ts'
import * as auditOutlives from './0017-audit-outlives.ts'
import * as expiredRows from './0018-expired-rows.ts'

/** The steps that add to the schema, in order. A released step never changes. The former backend runs on the result. */
export const migrations: Record<string, Migration> = {
  '0001-business-and-application': businessAndApplication,
  '0002-applications': applications,
  '0003-tokens': tokens,
  '0004-verifications': verifications,
  '0005-proofs': proofs,
  '0006-verified-person': verifiedPerson,
  '0007-sessions': sessions,
  '0008-inspected-files': inspectedFiles,
  '0009-audit': audit,
  '0010-queue-passes': queuePasses,
  '0011-audit-of-operators': auditOfOperators,
  '0012-release-counts': releaseCounts,
  '0013-override-openings': overrideOpenings,
  '0014-release-votes': releaseVotes,
  '0015-saved-drafts': savedDrafts,
  '0016-site-mode': siteMode,
  '0017-audit-outlives': auditOutlives,
  '0018-expired-rows': expiredRows,
}

/** The steps that remove unused tables and columns, in order, one release after their last use. */
export const removals: Record<string, Migration> = {}
