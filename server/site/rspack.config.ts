import { join } from 'node:path'
import { definePrograms } from '../../rspack.base.ts'

const programs = {
  site: './src/main.ts',
  origin: '../origin/src/main.ts',
  backend: '../backend/src/main.ts',
  'waiting-room': '../waiting-room/src/main.ts',
  migrate: '../backend/src/migrate.ts',
  release: '../../packages/release-cli/src/outside/main.ts',
  token: '../../tools/commands/token.ts',
  keys: '../../tools/commands/keys.ts',
  smoke: '../../tools/commands/smoke.ts',
}

/** The programs of `npm run package`. */
export default definePrograms(import.meta.dirname, programs, {
  'embedded-database': join(import.meta.dirname, 'src/packaged/no-database.ts'),
  [join(import.meta.dirname, '../server-kit/src/process/repository-root.ts')]: join(
    import.meta.dirname,
    'src/packaged/package-root.ts',
  ),
})
