import { posix } from 'node:path'
import { isForWorkOnly, type SourceFile, type Tree, type Violation } from './tree.ts'

/** Files with which a build or a process begins. Journeys and tests of processes run them. */
const BEGINNING = /\/(index|main|remote|standalone|views)\.tsx?$/

/** The gallery shows all examples of a component to its tests. */
const STARTS_TESTS = /\.test\.tsx?$|\/examples\.tsx$/

/** Others that no test imports, each with its reason. */
const UNREACHED: Readonly<Record<string, string>> = {
  'mfe-queue/src/routes.ts': 'it has no routes',
  'ops-console/src/api/client.ts': 'exports for the contract test of operations',
  'server/backend/src/migrate.ts': 'a process, which tests of migrations run',
  'server/backend/src/mode.ts': 'a process, which the tests of the read-only site run',
  'server/backend/src/person.ts': 'a process, which the tests of personal data run',
  'server/site/src/backup/backup.ts': 'a process, which backup.test.ts runs',
  'server/site/src/backup/restore.ts': 'a process, which backup.test.ts runs',
  'server/site/src/packaged/no-database.ts': 'replaces another file in packages alone',
  'server/site/src/packaged/package-root.ts': 'replaces another file in packages alone',
}

/** Returns each source file that no test of its package reaches: none would notice if it changed. */
export function checkReached({ files }: Tree): Violation[] {
  const reached = reachedByTests(new Map(files.map(file => [file.path, file])))
  return files
    .filter(file => !isForWorkOnly(file) && !reached.has(file.path))
    .filter(({ path }) => !BEGINNING.test(path) && !(path in UNREACHED))
    .map(({ path }) => ({ path, message: 'no test of its package reaches this file' }))
}

/** Follows the imports of tests by path, so within their package. */
function reachedByTests(files: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const reached = new Set([...files.keys()].filter(path => STARTS_TESTS.test(path)))
  // The loop also visits files that it adds.
  for (const path of reached) for (const next of importedBy(path, files.get(path))) reached.add(next)
  return reached
}

function importedBy(path: string, file: SourceFile | undefined): string[] {
  const imports = file?.imports.filter(({ specifier }) => specifier.startsWith('.')) ?? []
  return imports.map(({ specifier }) => posix.join(posix.dirname(path), specifier))
}
