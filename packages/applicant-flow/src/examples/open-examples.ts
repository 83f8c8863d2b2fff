import { createElement } from 'react'
import { dialogs } from 'shared-session'
import type { Example } from './examples.ts'
import * as t from './texts.ko.ts'

export type ShownExamples = { title: string; examples: readonly Example[] }

/** Shows examples of documents over the page until they are closed (RES-104). Loads the dialog on the first use. */
export async function openExamples(shown: ShownExamples, load = loadDialog): Promise<void> {
  const part = await load().catch(reportMissing)
  if (!part) return dialogs.alert(t.imageFailed)
  await dialogs.open<void>(({ close }) =>
    createElement(part.ExamplesDialog, { ...shown, onClose: () => close() }),
  )
}

function loadDialog() {
  return import('./examples-dialog.tsx')
}

function reportMissing(error: unknown): null {
  console.warn(error)
  return null
}
