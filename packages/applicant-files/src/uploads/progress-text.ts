import * as t from './texts.ko.ts'
import { isPending, type UploadList, type UploadState } from './upload-list.ts'

const STEPS = 4

/** Returns the sentence about all files; empty before. It changes at most four times, so that it can be spoken. */
export function progressText({ files, isOnline }: UploadList): string {
  const count = (...kinds: UploadState['kind'][]) =>
    files.filter(({ state }) => kinds.includes(state.kind)).length
  const isRunning = files.some(isPending)
  const done = count('done')
  const failed = count('failed')
  const all = files.length - count('refused', 'empty')

  if (isRunning && !isOnline) return t.offline
  if (isRunning) return onTheWay(done, all)
  if (failed > 0) return t.someFailed(failed)
  return done > 0 && done === all ? t.allArrived(done) : ''
}

function onTheWay(done: number, all: number): string {
  const step = Math.ceil(all / STEPS)
  const shown = done - (done % step)
  return shown === 0 ? t.begun(all) : t.arrived(shown, all)
}
