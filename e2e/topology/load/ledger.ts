import { ask } from '../machines/databases.ts'
import type { Address } from '../machines/network.ts'
import type { Watch } from './watch.ts'

/** Acknowledged applications and proofs that the database lacks, and those that it has twice. */
export type Books = { lost: number; doubled: number }

type Row = { id: string; filed: boolean; batches: number; items: number }

const APPLICATIONS = `
select application_number as id, submitted_at is not null as filed,
  (select count(*)::int from proof_batch batch where batch.application_number = application.application_number) as batches,
  (select count(*)::int from proof_item item join proof_batch batch using (batch_id)
    where batch.application_number = application.application_number) as items
from application where application_number = any($1)`

const DOUBLES = `
select count(*)::int as doubles from (
  select 1 from application where submitted_at is not null group by applicant_ci having count(*) > 1
  union all
  select 1 from application where submitted_at is not null group by business_number having count(*) > 1
  union all
  select 1 from proof_batch group by application_number having count(*) > 1) as twice`

/** Compares all that the site has acknowledged with its database. */
export async function compare(watch: Watch, database: Address): Promise<Books> {
  const [filed, proofs] = [[...watch.filed], [...watch.proofs]]
  const rows = await ask<Row>(database, APPLICATIONS, [filed], 'site')
  const byId = new Map(rows.map(row => [row.id, row]))
  const [twice] = await ask<{ doubles: number }>(database, DOUBLES, [], 'site')
  return {
    lost:
      filed.filter(id => !byId.get(id)?.filed).length +
      proofs.filter(id => byId.get(id)?.batches === 0 || byId.get(id)?.items === 0).length,
    doubled: twice?.doubles ?? 0,
  }
}

/** Reads every acknowledged file through the site. Returns the number of those that differ. */
export async function lostFiles(watch: Watch): Promise<number> {
  let lost = 0
  for (const { bytes, read } of watch.files.values())
    if (!Buffer.from(bytes).equals(Buffer.from(await read()))) lost += 1
  return lost
}
