import type { Database } from './database.ts'

/** The groups of codes that the site asks for (a§7, r§7). */
export const CODE_GROUPS = ['BANK', 'REAS_TYPE'] as const

export type CodeGroup = (typeof CODE_GROUPS)[number]

export type Code = { codeId: string; name: string; value: string; description: string }

export type CodeStore = {
  /** The codes of a group in the order in which they are shown. */
  codesOf(groupId: CodeGroup): Promise<Code[]>
  /** Whether the bank list names this bank; calls carry the name, not the code (AMB-105). */
  isBank(name: string): Promise<boolean>
}

export function createCodeStore(database: Database): CodeStore {
  const codesOf = (groupId: CodeGroup) =>
    database
      .selectFrom('code')
      .select(['codeId', 'name', 'value', 'description'])
      .where('groupId', '=', groupId)
      .orderBy('position')
      .execute()
  return {
    codesOf,
    isBank: async name => (await codesOf('BANK')).some(bank => bank.name === name),
  }
}
