import { beforeEach, expect, it, vi } from 'vitest'
import { HistoryWatch } from './history-watch.ts'

const watch = new HistoryWatch()
const [shownArea, widget] = [vi.fn<(error: unknown) => void>(), vi.fn<(error: unknown) => void>()]
const folderOf = (path: string) => new URL(path, location.href).href

beforeEach(() => {
  shownArea.mockReset()
  widget.mockReset()
  watch.add(folderOf('/remotes/mfe-apply/2/'), shownArea)
  watch.add(folderOf('/remotes/mfe-queue/1/'), widget)
})

/** Moves the page in a loop, by code as if from a file of that address. */
function loopBy(address: string, code = 'for (;;) history.replaceState(null, "", "/")'): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- The address of a script decides.
  const loop = new Function('given', `${code}\n//# sourceURL=${folderOf(address)}`) as (
    given: unknown,
  ) => void
  loop((move: () => void) => move())
}

it('a loop of the widget stops the widget, and not the area on the screen', () => {
  expect(() => loopBy('/remotes/mfe-queue/1/assets/a.js')).toThrow('mfe-queue')
  expect([widget.mock.calls.length, shownArea.mock.calls.length]).toEqual([1, 0])
})

it('a loop of a release that has left the page is ended, and stops no other', () => {
  expect(() => loopBy('/remotes/mfe-result/1/assets/a.js')).toThrow('mfe-result')
  expect([widget.mock.calls.length, shownArea.mock.calls.length]).toEqual([0, 0])
})

it('a loop of a release that is watched no more stops it no more', () => {
  const former = vi.fn<(error: unknown) => void>()
  const end = watch.add(folderOf('/remotes/mfe-proof/1/'), former)
  end()
  expect(() => loopBy('/remotes/mfe-proof/1/assets/a.js')).toThrow('moves within')
  expect(former).not.toHaveBeenCalled()
})

it('a loop through a function of the shell is that of the remote that calls it', () => {
  const code = 'for (;;) given(() => history.pushState(null, "", "/"))'
  expect(() => loopBy('/remotes/mfe-apply/2/assets/a.js', code)).toThrow('mfe-apply')
  expect(shownArea).toHaveBeenCalledOnce()
})

it('a loop of the shell is ended, and stops no remote', () => {
  expect(() => loopBy('/assets/main.js')).toThrow('the shell')
  expect([widget.mock.calls.length, shownArea.mock.calls.length]).toEqual([0, 0])
})

it('moves of one remote do not count for another', () => {
  const moves = 'for (let i = 0; i < 40; i += 1) history.replaceState(null, "", "/")'
  loopBy('/remotes/mfe-queue/1/assets/a.js', moves)
  loopBy('/remotes/mfe-apply/2/assets/a.js', moves)
  expect([widget.mock.calls.length, shownArea.mock.calls.length]).toEqual([0, 0])
})
