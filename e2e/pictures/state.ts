import type { Page } from '@playwright/test'
import type { OfTheTest } from '../support/test.ts'
import type { Site } from '../support/site/site.ts'

type Used =
  | 'allowConsole'
  | 'applicationForm'
  | 'breakSite'
  | 'bringToForm'
  | 'bringToIdentityCheck'
  | 'businessNumber'
  | 'consents'
  | 'dialog'
  | 'failedArea'
  | 'frame'
  | 'mydata'
  | 'notices'
  | 'resultLookup'
  | 'selfCheck'
  | 'steerQueue'
  | 'waitingRoom'

/** The fixtures that lead to a state. */
export type Given = Pick<OfTheTest, Used> & { page: Page; site: Site }

/** The steps that lead to a state. */
export type Lead = (given: Given) => Promise<void>

/** A state of the site that pictures are made of. */
export type State = {
  /** The name of its pictures. */
  name: string
  /** The address; without one `lead` opens it. */
  path?: string
  /** Signs in as the applicant of this seed of the sandbox. */
  scenario?: string
  /** The steps from the address on. */
  lead?: Lead
  /** The picture is of the content alone, of the page with its frame, or of the window with a dialog. */
  part?: 'content' | 'page' | 'window'
}
