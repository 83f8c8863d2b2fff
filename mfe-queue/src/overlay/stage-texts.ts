import { hasDraw, type Place } from '../client/place.ts'
import * as t from './texts.ko.ts'

/** What the popup says besides the place itself. */
export type StageTexts = { title: string; note: string; warning: string; reassurance: string }

const inLine: StageTexts = {
  title: t.title,
  note: t.goesOnByItself,
  warning: t.stopWarning,
  reassurance: t.keepsPlace,
}

const beforeOpening: StageTexts = { ...inLine, title: t.opensTitle, note: t.opensByItself }

/** Who leaves before a draw and comes back takes part like everyone else, so there is nothing to warn of. */
const beforeDraw: StageTexts = { ...beforeOpening, warning: t.isDrawn, reassurance: t.keepsLot }

/** What holds before the opening, after a draw, and in a line like any other. */
export function stageTexts({ opening, isDrawn }: Place): StageTexts {
  if (opening) return hasDraw(opening) ? beforeDraw : beforeOpening
  return isDrawn ? { ...inLine, reassurance: t.keepsDrawnPlace } : inLine
}
