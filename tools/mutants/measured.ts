/** Code whose tests are measured: the files that are changed on purpose, from a folder on. */
export type Measured = {
  name: string
  folder: string
  code: string
  /** The folder of its tests, or a pattern of several; by default that of the code. */
  tests?: string
  /** The settings of vitest, beside this file; by default those without a database. */
  config?: 'vitest.config.ts' | 'vitest.database.config.ts' | 'vitest.browser.config.ts'
}

/** Rules of the backend, with tests that call it over HTTP on a database. */
function ofBackend(folder: string, tests = folder): Measured {
  const source = 'server/backend/src'
  const place = { folder: `${source}/${folder}`, code: '**/*.ts', tests: `${source}/${tests}` }
  return { name: `backend-${folder}`, ...place, config: 'vitest.database.config.ts' }
}

/** Hooks and rules of screens, with the tests of the project `in one document` that reach them. */
function inPage(folder: string, files: string): Measured {
  const place = { folder, code: `src/**/${files}`, tests: '.' }
  return { name: `${folder}-in-page`, ...place, config: 'vitest.browser.config.ts' }
}

/** Code without a screen, which tests in Node cover as a whole, and hooks of screens, each in its page. */
export const measured: readonly Measured[] = [
  { name: 'domain-rules', folder: 'packages/domain-rules', code: 'src/**/*.ts' },
  { name: 'queue-protocol', folder: 'packages/queue-protocol', code: 'src/**/*.ts' },
  { name: 'api-client', folder: 'packages/api-client', code: 'src/**/!(read-page).ts' },
  { name: 'shared-session', folder: 'shared-session', code: 'src/**/!(use-session).ts' },
  { name: 'release-format', folder: 'packages/release-format', code: 'src/trust/verify-registry.ts' },
  { name: 'release-store', folder: 'packages/release-store', code: 'src/**/!(index).ts' },
  { name: 'operations', folder: 'server/operations', code: 'src/canary/*.ts' },
  { name: 'waiting-room', folder: 'server/waiting-room', code: 'src/{line,schedule,controls}/*.ts' },
  {
    name: 'applicant-files',
    folder: 'packages/applicant-files',
    code: 'src/{prepare/prepare-file,preview/zoom-view/zooms,uploads/!(connection|page-uploader|*.test|index),photo/{bytes,crc32,heif*,in-worker,jpeg,orientation,png,turns,webp,without-metadata}}.ts',
  },
  { name: 'mfe-result', folder: 'mfe-result', code: 'src/screens/result-modify/correction-state.ts' },
  {
    name: 'mfe-proof',
    folder: 'mfe-proof',
    code: 'src/screens/{detail-page/supplement/{check-supplement,draft,supplement-store},proof-reg/business-batches}.ts',
  },
  { name: 'mfe-queue', folder: 'mfe-queue', code: 'src/client/**/*.ts' },
  inPage(
    'mfe-result',
    '{use-*,find-application,save-correction,todo,batch-actions,refusal-or-failure}.{ts,tsx}',
  ),
  inPage('mfe-proof', '{use-*,register,send-supplement,inspected-files}.{ts,tsx}'),
  {
    name: 'server-kit',
    folder: 'server/server-kit',
    code: 'src/{calls,figures,files,http,limits,process,security}/*.ts',
  },
  ofBackend('audit'),
  ofBackend('contract'),
  ofBackend('crypto'),
  ofBackend('idempotency'),
  ofBackend('limits'),
  ofBackend('proofs', 'routes/proofs'),
  ofBackend('refusals', 'contract'),
  ofBackend('services'),
  ofBackend('session', '{session,routes/session,routes/identity}'),
  ofBackend('uploads'),
  ofBackend('verification', 'routes/identity'),
]
