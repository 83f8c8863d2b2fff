import type { Database } from './database.ts'

/** The groups of codes that the site asks for (a§7, r§7). */
export const CODE_GROUPS = ['BANK', 'REAS_TYPE'] as const

export type CodeGroup = (typeof CODE_GROUPS)[number]

export type Code = { codeId: string; name: string; value: string; description: string }

/** Returns the codes of a group in the order in which they are shown. */
export function codesOf(database: Database, groupId: CodeGroup): Promise<Code[]> {
  return database
    .selectFrom('code')
    .select(['codeId', 'name', 'value', 'description'])
    .where('groupId', '=', groupId)
    .orderBy('position')
    .execute()
}

/** Returns true if the bank list contains this name; calls carry the name, not the code (AMB-105). */
export async function isBank(database: Database, bankName: string): Promise<boolean> {
  return (await codesOf(database, 'BANK')).some(({ name }) => name === bankName)
}
