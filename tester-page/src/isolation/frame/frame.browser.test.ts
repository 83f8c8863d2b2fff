import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '../host.ts'
import { stateIn } from '../state/state.ts'
import { emulateDisplay } from './display.ts'
import { tellShell } from './tell-shell.ts'
import { watchPage } from './watch-page.ts'

const host = { remote: 'mfe-proof', state: stateIn(''), recorded: { common: [], calls: {} }, aheadMs: 0 }
const realMatchMedia = window.matchMedia
const entries: Entry[] = []
const record = (entry: Entry) => void entries.push(entry)

const open = vi.fn<typeof window.open>(() => null)
const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)

beforeAll(() => {
  Object.assign(window, { open })
  navigator.sendBeacon = sendBeacon
  watchPage(record)
})
beforeEach(() => void entries.splice(0))
afterEach(() => {
  window.matchMedia = realMatchMedia
  document.getElementById('release-override')?.remove()
  document.documentElement.style.fontSize = ''
})

/** Returns the only remote and its release, as the shell reads them. */
function toldShell(override: object | null): unknown {
  tellShell({ ...host, override, record })
  document.dispatchEvent(new Event('readystatechange'))
  const [told, ...others] = document.querySelectorAll('#release-override')
  expect(others).toEqual([])
  return JSON.parse(told?.textContent ?? '')
}

it('the shell gets the only remote, and the release that the tester or the origin has named', () => {
  expect(toldShell(null)).toEqual({ only: 'mfe-proof' })
  document.getElementById('release-override')?.remove()
  document.head.insertAdjacentHTML('beforeend', '<data id="release-override"> {"by":"origin"} </data>')
  expect(toldShell(null)).toEqual({ only: 'mfe-proof', override: { by: 'origin' } })
  expect(toldShell({ by: 'tester' })).toEqual({ only: 'mfe-proof', override: { by: 'tester' } })
})

it('beacons are recorded instead of sent', async () => {
  expect([navigator.sendBeacon('/b', '[1]'), navigator.sendBeacon('/b', new Blob(['[2]']))]).toEqual([
    true,
    true,
  ])
  await expect.poll(() => entries).toHaveLength(2)
  expect(entries).toEqual([
    { kind: 'beacon', text: '[1]' },
    { kind: 'beacon', text: '[2]' },
  ])
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('windows and addresses are recorded, and open all the same', () => {
  window.open('/proof.pdf', '_blank')
  history.replaceState(null, '', '#files')
  expect(open).toHaveBeenCalledWith('/proof.pdf', '_blank', undefined)
  expect(entries).toEqual([
    { kind: 'navigation', text: 'window /proof.pdf' },
    { kind: 'navigation', text: `${location.pathname}${location.search}#files` },
  ])
})

it('each dialog and each message for screen readers is recorded once, as it is read', async () => {
  document.body.innerHTML = '<p role="status"></p><p aria-live="off">no</p><dialog>삭제할까요?</dialog>'
  const status = document.querySelector('p') as HTMLElement
  status.innerHTML = '저장  <b>했습니다.</b>'
  await expect.poll(() => entries).toEqual([{ kind: 'announcement', text: '저장 했습니다.' }])
  status.append(' ')
  document.querySelector('dialog')?.showModal()
  const dialog = { kind: 'dialog', text: '삭제할까요?' }
  await expect.poll(() => entries.slice(1)).toEqual([dialog])
  status.textContent = ''
  await Promise.resolve()
  status.textContent = '저장 했습니다.'
  document.body.insertAdjacentHTML('beforeend', '<div><section role="alertdialog">끝</section></div>')
  const again = [{ kind: 'announcement', text: '저장 했습니다.' }]
  await expect.poll(() => entries.slice(2)).toEqual(expect.arrayContaining(again))
  expect(entries).toContainEqual({ kind: 'dialog', text: '끝' })
  expect(entries).toHaveLength(4)
})

it('less motion, forced colours and large letters hold for styles and scripts', async () => {
  document.body.innerHTML = `<style>
    @supports (color: red) { @media (prefers-reduced-motion: reduce) { p { width: 11px } } }
    @media (forced-colors: active) { p { height: 22px } }</style><p>글자</p>`
  const display = stateIn('?motion=reduced&colours=forced&letters=large')
  emulateDisplay(display)
  document.dispatchEvent(new Event('readystatechange'))
  const { width, height } = getComputedStyle(document.querySelector('p') as HTMLElement)
  expect([width, height]).toEqual(['11px', '22px'])
  expect(matchMedia('(prefers-reduced-motion)').matches).toBe(true)
  expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false)
  expect(document.documentElement.style.fontSize).toContain('93.75%')
})

it('a state without preferences leaves the display as it is', () => {
  emulateDisplay(stateIn(''))
  expect(window.matchMedia).toBe(realMatchMedia)
  expect(document.documentElement.style.fontSize).toBe('')
})
