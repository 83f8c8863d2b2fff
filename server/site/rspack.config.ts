import { join } from 'node:path'
import { definePrograms } from '../../rspack.base.ts'

const programs = {
  site: './src/main.ts',
  origin: '../origin/src/main.ts',
  backend: '../backend/src/main.ts',
  'waiting-room': '../waiting-room/src/main.ts',
  migrate: '../backend/src/migrate.ts',
  mode: '../backend/src/mode.ts',
  person: '../backend/src/person.ts',
  backup: './src/backup/backup.ts',
  restore: './src/backup/restore.ts',
  release: '../../packages/release-cli/src/outside/main.ts',
  token: '../../tools/commands/token.ts',
  keys: '../../tools/commands/keys.ts',
  smoke: '../../tools/commands/smoke.ts',
}

const at = (path: string) => join(import.meta.dirname, path)

/** The programs of `npm run package`. */
export default definePrograms(import.meta.dirname, programs, {
  'embedded-database': at('src/packaged/no-database.ts'),
  [at('../server-kit/src/process/repository-root.ts')]: at('src/packaged/package-root.ts'),
})
