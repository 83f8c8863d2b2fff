/** The packages that every remote may use. */
const forRemotes = [
  'domain-rules',
  'api-client',
  'shared-session',
  'site-config',
  'ui-kit',
  'remote-kit',
  'applicant-files',
]

/** The packages of an applicant's area: those of every remote, and the features that areas share. */
const forAreas = [...forRemotes, 'applicant-flow']

/** The packages that each package may import. All others are forbidden. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'domain-rules': [],
  'queue-protocol': [],
  'ui-kit': [],
  'file-kit': [],
  'release-format': [],
  'release-store': ['file-kit', 'release-format'],
  'release-cli': ['release-format', 'release-store', 'remote-kit', 'shared-session', 'ui-kit'],
  'public-documents': [],
  cdn: ['public-documents'],
  // It starts the sites, and imports nothing that it tests.
  e2e: ['embedded-database', 'server-kit'],
  'api-client': ['domain-rules'],
  'applicant-files': ['domain-rules', 'api-client', 'shared-session', 'site-config', 'ui-kit'],
  'shared-session': ['domain-rules'],
  'site-config': ['domain-rules'],
  'remote-kit': ['domain-rules', 'api-client', 'shared-session', 'site-config', 'ui-kit', 'release-format'],
  'applicant-flow': [...forRemotes, 'release-format'],
  'mfe-apply': forAreas,
  'mfe-result': forAreas,
  'mfe-proof': forAreas,
  'mfe-queue': [...forRemotes, 'queue-protocol'],
  shell: [...forAreas, 'queue-protocol', 'release-format', 'public-documents'],
  'ops-api': ['release-format'],
  'gateway-contract': [],
  'sandbox-api': ['domain-rules'],
  'page-kit': ['ui-kit'],
  'ops-console': ['ops-api', 'page-kit', 'ui-kit'],
  'recorded-responses': [],
  'tester-page': ['recorded-responses', 'sandbox-api', 'page-kit', 'shared-session', 'ui-kit'],
  'server-kit': [],
  'embedded-database': ['file-kit'],
  'waiting-room': ['sandbox-api', 'queue-protocol', 'site-config', 'file-kit', 'server-kit'],
  origin: ['site-config', 'release-format', 'release-store', 'server-kit'],
  // The client is for tests alone, so the manifest lists it as a development dependency.
  backend: [
    'domain-rules',
    'gateway-contract',
    'sandbox-api',
    'site-config',
    'file-kit',
    'server-kit',
    'embedded-database',
    'waiting-room',
    'api-client',
    'recorded-responses',
    'tester-page',
  ],
  operations: [
    'ops-console',
    'page-kit',
    'ops-api',
    'file-kit',
    'release-format',
    'release-store',
    'server-kit',
  ],
  site: [
    'backend',
    'domain-rules',
    'file-kit',
    'operations',
    'origin',
    'waiting-room',
    'release-store',
    'server-kit',
  ],
  bench: ['backend', 'embedded-database', 'operations', 'release-format', 'server-kit', 'waiting-room'],
  tools: ['file-kit', 'gateway-contract', 'ops-api', 'release-cli', 'release-format', 'release-store'],
}

/** Relative imports that may leave their package. */
export const sanctionedCrossings: readonly { from: RegExp; to: RegExp }[] = [
  // One build recipe serves every package.
  { from: /^((packages|server)\/)?[^/]+\/rspack\.config\.ts$/, to: /^rspack\.base\.ts$/ },
  { from: /^rspack\.base\.ts$/, to: /^tools\/build\// },
  // Each build records the session that it was made for.
  { from: /^rspack\.base\.ts$/, to: /^shared-session\/src\/session-migrations\.ts$/ },
  // The bootstrap runs before any package is installed.
  { from: /^tools\/bootstrap\//, to: /^packages\/file-kit\/src\/lock\.mjs$/ },
  // All packages share one way of running tests.
  { from: /^(packages\/)?[^/]+\/vitest\.config\.ts$/, to: /^vitest\.base\.ts$/ },
  { from: /^vitest\.config\.ts$/, to: /^tools\/workspace\// },
  { from: /^tools\/mutants\/vitest\.browser\.config\.ts$/, to: /^vitest\.config\.ts$/ },
  // The test compares docs/architecture.md with this table.
  { from: /^docs\/architecture\.test\.ts$/, to: /^tools\/boundaries\/allowed-imports\.ts$/ },
  // The test compares the tables of states in the docs with the function that changes the states.
  { from: /^docs\/states-of-a-remote\.test\.ts$/, to: /^shell\/src\/compose\// },
  // The parts are tested in the stylesheets of the site.
  { from: /^packages\/ui-kit\/testing\//, to: /^cdn\// },
]

/** Folders inside a package that shipped code imports by their `index.ts` only. */
export const foldersWithOneDoor: readonly string[] = ['server/backend/src/sandbox']

/** The only code that uses Module Federation and single-spa. */
export const composition = {
  libraries: [/^single-spa$/, /^@module-federation\//],
  places: [/^shell\/src\/compose\//, /^rspack\.base\.ts$/],
}

/** Packages that use only the language: no other package, no browser, no Node. */
export const purePackages: readonly string[] = ['domain-rules', 'queue-protocol']
