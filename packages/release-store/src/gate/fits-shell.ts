import semver from 'semver'
import type { Release } from 'release-format'
import { refusal, type Refusal } from './refusal.ts'
import type { ShellFacts } from './shell-facts.ts'

/** The parts of a release that have to fit a shell. */
type Candidate = Pick<Release, 'name' | 'version' | 'requires' | 'routes' | 'session'>

/** Returns the reasons why the release cannot run in pages of this shell; none if it can. */
export function refusalsBy(shell: ShellFacts, candidate: Candidate): Refusal[] {
  return [
    ...Object.entries(candidate.requires).flatMap(([name, range]) =>
      versionRefusal(shell, candidate, name, range),
    ),
    ...needRefusals(shell, candidate),
    ...popupRefusals(shell, candidate),
    ...schemaRefusal(shell, candidate),
    ...apiRefusal(shell, candidate),
  ]
}

function versionRefusal(shell: ShellFacts, candidate: Candidate, name: string, range: string): Refusal[] {
  const provided = Object.hasOwn(shell.provides, name) ? shell.provides[name] : undefined
  const asks = `${labelOf(candidate)} asks for ${name} ${range}.`
  const refused = (live: string, wayOut: string) => [refusal('shared versions', asks, live, wayOut)]
  if (provided === undefined)
    return refused(`The page shares no ${name}.`, 'Take it into the build, and out of `requires`.')
  const has = `The page has ${name} ${provided}.`
  if (semver.validRange(range) === null)
    return refused(has, `That is no range of versions; write one like ^${provided}.`)
  if (semver.satisfies(provided, range, { includePrerelease: true })) return []
  const isNewer = semver.gtr(provided, range)
  return refused(
    has,
    isNewer ? `Build it with ${name} ${provided}.` : 'Release a shell with that version first.',
  )
}

/** A visitor could not enter a page with a need that the guard lacks. */
function needRefusals({ needs: known }: ShellFacts, candidate: Candidate): Refusal[] {
  if (!known) return []
  const needed = new Set(candidate.routes.flatMap(({ needs }) => needs))
  const live = `The page's guard knows ${known.join(', ')}.`
  const wayOut = 'Release a shell whose guard knows the word first.'
  return [...needed]
    .filter(need => !known.includes(need))
    .map(need => refusal('needs', `${labelOf(candidate)} has a page that needs ${need}.`, live, wayOut))
}

/** On these pages, and below them, the windows of identity providers end. */
function popupRefusals({ popupPages }: ShellFacts, candidate: Candidate): Refusal[] {
  const isTaken = (path: string) => popupPages.some(page => `${path}/`.startsWith(`${page}/`))
  const live = 'The windows of identity providers end there.'
  return candidate.routes
    .filter(({ path }) => isTaken(path))
    .map(({ path }) =>
      refusal('routes', `${labelOf(candidate)} declares ${path}.`, live, 'Give the page another path.'),
    )
}

function schemaRefusal(shell: ShellFacts, { session, ...candidate }: Candidate): Refusal[] {
  if (!session || session.schema <= shell.session.schema) return []
  const expects = `${labelOf(candidate)} expects a session of schema version ${session.schema}.`
  const live = `The page keeps one of ${shell.session.schema}.`
  return [refusal('session schema', expects, live, 'Release a shell with the newer session first.')]
}

/** A later version of the same major has every name of an earlier one. For an earlier version each name is compared. */
function apiRefusal(shell: ShellFacts, { session, ...candidate }: Candidate): Refusal[] {
  if (!session) return []
  const { version, api } = shell.session
  const names = Object.keys(session.api)
  const missing = names.filter(name => !Object.hasOwn(api, name))
  const isLater = semver.satisfies(version, `^${session.version}`, { includePrerelease: true })
  const others = names.filter(name => !isLater && Object.hasOwn(api, name) && api[name] !== session.api[name])
  if (missing.length + others.length === 0) return []
  const differences = [
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
    ...(others.length > 0 ? [`with another ${others.join(', ')}`] : []),
  ]
  const built = `${labelOf(candidate)} was built with shared-session ${session.version}.`
  const live = `The page has shared-session ${version}, ${differences.join(' and ')}.`
  const wayOut = semver.lt(version, session.version)
    ? 'Release a shell with the newer session first.'
    : `Build it with shared-session ${version}.`
  return [refusal('session API', built, live, wayOut)]
}

function labelOf({ name, version }: Pick<Candidate, 'name' | 'version'>): string {
  return `${name} ${version}`
}
