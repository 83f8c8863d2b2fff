import type { ExpressionBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { ApplicationStatus, Tables } from './tables.ts'

const ENDED_BY_APPLICANT: ApplicationStatus[] = ['사용자취소', '사용자삭제']

export type ApplicationStore = {
  /**
   * How many results the lookup finds for a business: what was submitted and has not been replaced by re-applying.
   * A draft is no result; a cancelled or deleted application still is one, since its page offers to apply again (AMB-22).
   */
  countResults(businessNumber: string): Promise<number>
}

export function createApplicationStore(database: Database): ApplicationStore {
  return {
    async countResults(businessNumber) {
      const { count } = await database
        .selectFrom('application')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('businessNumber', '=', businessNumber)
        .where('submittedAt', 'is not', null)
        .where('retiredAt', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

/** Active is what was submitted and neither cancelled, deleted nor replaced (AMB-24); at most one for each business. */
export function isActive(eb: ExpressionBuilder<Tables, 'application'>) {
  return eb.and([
    eb('submittedAt', 'is not', null),
    eb('retiredAt', 'is', null),
    eb('status', 'not in', ENDED_BY_APPLICANT),
  ])
}
