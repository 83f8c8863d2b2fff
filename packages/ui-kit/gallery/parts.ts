import type { ReactElement } from 'react'
import { examples as accordion } from '../src/accordion/examples.tsx'
import { examples as alertBox } from '../src/alert-box/examples.tsx'
import { examples as badge } from '../src/badge/examples.tsx'
import { examples as button } from '../src/button/examples.tsx'
import { examples as captionedImage } from '../src/captioned-image/examples.tsx'
import { examples as card } from '../src/card/examples.tsx'
import { examples as checkbox } from '../src/checkbox/examples.tsx'
import { examples as dateField } from '../src/date-field/examples.tsx'
import { examples as day } from '../src/day/examples.tsx'
import { examples as dialog } from '../src/dialog/examples.tsx'
import { examples as digitFields } from '../src/digit-fields/examples.tsx'
import { examples as disclosure } from '../src/disclosure/examples.tsx'
import { examples as errorSummary } from '../src/error-summary/examples.tsx'
import { examples as factTable } from '../src/fact-table/examples.tsx'
import { examples as fileDrop } from '../src/file-drop/examples.tsx'
import { examples as layer } from '../src/layer/examples.tsx'
import { examples as notice } from '../src/notice/examples.tsx'
import { examples as page } from '../src/page/examples.tsx'
import { examples as pagination } from '../src/pagination/examples.tsx'
import { examples as progress } from '../src/progress/examples.tsx'
import { examples as radioGroup } from '../src/radio-group/examples.tsx'
import { examples as select } from '../src/select/examples.tsx'
import { examples as skeleton } from '../src/skeleton/examples.tsx'
import { examples as skipLinks } from '../src/skip-links/examples.tsx'
import { examples as spinner } from '../src/spinner/examples.tsx'
import { examples as stepBar } from '../src/step-bar/examples.tsx'
import { examples as summaryList } from '../src/summary-list/examples.tsx'
import { examples as table } from '../src/table/examples.tsx'
import { examples as tabs } from '../src/tabs/examples.tsx'
import { examples as textField } from '../src/text-field/examples.tsx'
import { examples as textarea } from '../src/textarea/examples.tsx'
import { examples as tile } from '../src/tile/examples.tsx'
import { examples as tooltip } from '../src/tooltip/examples.tsx'
import { examples as visuallyHidden } from '../src/visually-hidden/examples.tsx'

export type Part = {
  /** Its folder. */
  name: string
  examples: Readonly<Record<string, ReactElement>>
  /** The part covers the page, so the gallery gives each of its examples a page of its own. */
  coversPage?: boolean
}

export type Group = { title: string; parts: readonly Part[] }

/** Every part with its examples, in the order of the gallery. */
export const groups: readonly Group[] = [
  {
    title: 'Asking',
    parts: [
      { name: 'text-field', examples: textField },
      { name: 'digit-fields', examples: digitFields },
      { name: 'date-field', examples: dateField },
      { name: 'select', examples: select },
      { name: 'textarea', examples: textarea },
      { name: 'checkbox', examples: checkbox },
      { name: 'radio-group', examples: radioGroup },
      { name: 'file-drop', examples: fileDrop },
      { name: 'error-summary', examples: errorSummary },
    ],
  },
  {
    title: 'Acting',
    parts: [
      { name: 'button', examples: button },
      { name: 'tooltip', examples: tooltip },
      { name: 'tile', examples: tile },
      { name: 'dialog', examples: dialog, coversPage: true },
      { name: 'layer', examples: layer, coversPage: true },
    ],
  },
  {
    title: 'Telling',
    parts: [
      { name: 'alert-box', examples: alertBox },
      { name: 'badge', examples: badge },
      { name: 'notice', examples: notice, coversPage: true },
      { name: 'day', examples: day },
      { name: 'summary-list', examples: summaryList },
      { name: 'fact-table', examples: factTable },
      { name: 'table', examples: table },
      { name: 'card', examples: card },
      { name: 'captioned-image', examples: captionedImage },
      { name: 'spinner', examples: spinner },
      { name: 'progress', examples: progress },
      { name: 'skeleton', examples: skeleton },
      { name: 'visually-hidden', examples: visuallyHidden },
    ],
  },
  {
    title: 'Finding one’s way',
    parts: [
      { name: 'page', examples: page },
      { name: 'step-bar', examples: stepBar },
      { name: 'accordion', examples: accordion },
      { name: 'disclosure', examples: disclosure },
      { name: 'tabs', examples: tabs },
      { name: 'pagination', examples: pagination },
      { name: 'skip-links', examples: skipLinks },
    ],
  },
]
