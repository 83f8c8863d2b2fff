import type { Need } from 'domain-rules/guard'
import type * as format from 'release-format'

/** The routes of a remote, by the names that its own code uses; their needs are words that the guard knows. */
export type Routes = format.Routes<Need>
