/**
 * A package whose tests are measured: the code that is changed on purpose, from its folder on, and the folder of its
 * tests.
 */
export type Measured = { name: string; folder: string; code: string }

/**
 * Code without a screen, which tests in Node cover as a whole. Pages are tested in a browser, which is too slow for
 * this.
 */
export const measured: readonly Measured[] = [
  { name: 'domain-rules', folder: 'packages/domain-rules', code: 'src/**/*.ts' },
  { name: 'queue-protocol', folder: 'packages/queue-protocol', code: 'src/**/*.ts' },
  { name: 'api-client', folder: 'packages/api-client', code: 'src/**/*.ts' },
  { name: 'shared-session', folder: 'shared-session', code: 'src/**/!(use-session).ts' },
  { name: 'release-format', folder: 'packages/release-format', code: 'src/trust/verify-registry.ts' },
  { name: 'operations', folder: 'server/operations', code: 'src/canary/*.ts' },
  { name: 'waiting-room', folder: 'server/waiting-room', code: 'src/{line,schedule,controls}/*.ts' },
  { name: 'mfe-queue', folder: 'mfe-queue', code: 'src/client/**/*.ts' },
]
