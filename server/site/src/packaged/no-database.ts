import { InvalidSettings } from 'server-kit'

/** A package has no PostgreSQL of its own. Throws `InvalidSettings`. */
export function startEmbeddedPostgres(): never {
  throw new InvalidSettings('DATABASE_URL is missing: a package has no database of its own.')
}
