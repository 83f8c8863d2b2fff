import { hasDraw, type Notice, type Place } from '../client/place.ts'
import * as t from './texts.ko.ts'

/** The texts of the popup besides the place. */
export type StageTexts = { title: string; note: string; warning: string; reassurance: string }

const inLine: StageTexts = {
  title: t.title,
  note: t.goesOnByItself,
  warning: t.stopWarning,
  reassurance: t.keepsPlace,
}

const beforeOpening: StageTexts = { ...inLine, title: t.opensTitle, note: t.opensByItself }

/** No warning before a draw: people who leave and return take part like all others. */
const beforeDraw: StageTexts = { ...beforeOpening, warning: t.isDrawn, reassurance: t.keepsLot }

const ofNotice: Readonly<Record<Notice, StageTexts>> = {
  paused: { ...inLine, reassurance: t.paused },
  numberLater: { ...inLine, note: t.numberLater, reassurance: '' },
}

/** Returns the texts of a stopped line, before an opening, after a draw, or in a usual line. */
export function stageTexts({ opening, isDrawn, notice }: Place): StageTexts {
  if (notice) return ofNotice[notice]
  if (opening) return hasDraw(opening) ? beforeDraw : beforeOpening
  return isDrawn ? { ...inLine, reassurance: t.keepsDrawnPlace } : inLine
}
