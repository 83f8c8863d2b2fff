import type { Need } from 'domain-rules/guard'
import type * as format from 'release-format'

/** The routes of a remote, by the names that its own code uses. Their `needs` are words that the guard defines. */
export type Routes = format.Routes<Need>
