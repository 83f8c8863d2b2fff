/** The rooms that every area may use. */
const forAreas = ['domain-rules', 'api-client', 'shared-session', 'ui-kit', 'remote-kit']

/** Which room may lean on which: what is not listed here is not allowed. */
export const leansOn: Readonly<Record<string, readonly string[]>> = {
  'domain-rules': [],
  'ui-kit': [],
  'remote-registry': [],
  cdn: [],
  e2e: [],
  'api-client': ['domain-rules'],
  'shared-session': ['domain-rules'],
  'remote-kit': ['domain-rules', 'api-client', 'shared-session', 'ui-kit', 'remote-registry'],
  'mfe-apply': forAreas,
  'mfe-result': forAreas,
  'mfe-proof': forAreas,
  'mfe-queue': forAreas,
  shell: [...forAreas, 'remote-registry'],
  backend: ['domain-rules', 'remote-registry'],
  bench: ['backend'],
  tools: ['backend', 'remote-registry'],
}

/** Relative imports that may leave their package. */
export const sanctionedCrossings: readonly { from: RegExp; to: RegExp }[] = [
  // One build recipe serves every package.
  { from: /^[^/]+\/rspack\.config\.ts$/, to: /^rspack\.base\.ts$/ },
  { from: /^rspack\.base\.ts$/, to: /^tools\/build\// },
  // The tests of all packages run together.
  { from: /^vitest\.config\.ts$/, to: /^[^/]+\/vitest\.config\.ts$/ },
  // The parts are tested in the stylesheets that they will wear.
  { from: /^ui-kit\/testing\//, to: /^cdn\// },
]

/** The only code that knows how areas are put together; everything else could live without it. */
export const composition = {
  libraries: [/^single-spa$/, /^@module-federation\//],
  places: [/^shell\/src\/compose\//, /^rspack\.base\.ts$/],
}

/** Rooms that know nothing but the language: no package, no browser, no Node. */
export const pureRooms: readonly string[] = ['domain-rules']
