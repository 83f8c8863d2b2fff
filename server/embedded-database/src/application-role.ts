import { escapeLiteral } from 'pg'
import { DATABASE, connect, type ServerAccess } from './server-access.ts'

/** The role of the backend: it owns its database, and has no rights over the server. */
export const APPLICATION_ROLE = 'delivery_support_backend'

/**
 * Creates the backend's role with this password. It becomes the owner of the database and of everything in it,
 * including objects that an earlier release created as superuser. Repeated runs change nothing.
 */
export async function prepareRole(server: ServerAccess, password: string): Promise<void> {
  const client = await connect(server, DATABASE)
  try {
    await client.query(MAKE_ROLE)
    await client.query(`alter role ${APPLICATION_ROLE} password ${escapeLiteral(password)}`)
    await client.query(`alter database ${DATABASE} owner to ${APPLICATION_ROLE}`)
    await client.query(`alter schema public owner to ${APPLICATION_ROLE}`)
    await client.query(HAND_OVER)
  } finally {
    await client.end()
  }
}

const MAKE_ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
      create role ${APPLICATION_ROLE} login;
    end if;
  end $$`

// `reassign owned` refuses the server's first superuser. Tables take their indexes and their columns' sequences
// along.
const HAND_OVER = `
  do $$ declare command text; begin
    for command in
      select format('alter table %s owner to ${APPLICATION_ROLE}', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> '${APPLICATION_ROLE}'
        and (relkind in ('r', 'v') or (relkind = 'S' and not exists (
          select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))))
      union all
      select format('alter function %s owner to ${APPLICATION_ROLE}', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> '${APPLICATION_ROLE}'
    loop
      execute command;
    end loop;
  end $$`
