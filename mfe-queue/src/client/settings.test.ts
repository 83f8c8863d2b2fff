import { parseSiteConfig } from 'site-config'
import { describe, expect, it } from 'vitest'
import { queueSettings } from './settings.ts'

function settingsOf(queue: object, page = { protocol: 'https:', hostname: 'site.example.org', port: '' }) {
  return queueSettings(parseSiteConfig({ queue }).queue, page)
}

describe('the server', () => {
  it('is the configured one', () => {
    const settings = settingsOf({ host: 'queue.example.org', port: 8080, proto: 'http' })
    expect(settings).toMatchObject({ protocol: 'http', host: 'queue.example.org', port: 8080 })
  })

  it.each([
    [{ protocol: 'https:', hostname: 'site.example.org', port: '' }, ['https', 'site.example.org', 443]],
    [{ protocol: 'http:', hostname: 'site.example.org', port: '' }, ['http', 'site.example.org', 80]],
    [{ protocol: 'http:', hostname: 'localhost', port: '8080' }, ['http', 'localhost', 8080]],
  ])('is where the page is from, at %j, when no host is configured', (page, [protocol, host, port]) => {
    expect(settingsOf({ host: '', port: 1, proto: 'https' }, page)).toMatchObject({ protocol, host, port })
  })
})

it('is asked by script at the configured host alone, whatever node it names', () => {
  expect(settingsOf({ transport: 'script', config_use: false })).toMatchObject({
    asksByScript: true,
    staysAtHost: true,
  })
  expect(settingsOf({ config_use: false })).toMatchObject({ asksByScript: false, staysAtHost: false })
})

it('a limit of zero is none', () => {
  expect(settingsOf({ showcnt_limit: 0, showtime_limit: 300 })).toMatchObject({
    aheadLimit: null,
    timeLimit: 300,
  })
})

it('a line that stands still counts only where that is switched on', () => {
  expect(settingsOf({ ts_max_nwait_count: 7 }).unchangedLimit).toBeNull()
  expect(settingsOf({ ts_max_nwait_count: 7, ts_nwait_bypass: true }).unchangedLimit).toBe(7)
})

it('the popup lies where it is configured, an element by its id before the window', () => {
  expect(settingsOf({})).toMatchObject({
    popupTop: null,
    popupLeft: null,
    popupTargetId: null,
    popupLayer: 32000,
  })
  expect(settingsOf({ popup_top: 0, popup_left: 5, popup_zindex: 7, popup_target: 'main' })).toMatchObject({
    popupTop: 0,
    popupLeft: 5,
    popupTargetId: 'main',
    popupLayer: 7,
  })
  expect(settingsOf({ popup_target: 'main', target_element_id: 'part' }).popupTargetId).toBe('part')
})

it('frames are blocked where that is switched on, all if none is named', () => {
  expect(settingsOf({ frame_block_list: ['a'] }).blockedFrames).toBeNull()
  expect(settingsOf({ use_frame_block: 'true' }).blockedFrames).toEqual([])
  expect(settingsOf({ use_frame_block: true, frame_block_list: ['a'] }).blockedFrames).toEqual(['a'])
})

it('what is sent along, and the movement that is asked for, are none unless they are configured', () => {
  expect(settingsOf({})).toMatchObject({ userData: '', userDataKeys: [], leastMovement: null })
  const userDataKeys = [{ key: 'SSO', type: 'c' }]
  expect(settingsOf({ user_data: 'shop', user_data_keys: userDataKeys, no_action: 40 })).toMatchObject({
    userData: 'shop',
    userDataKeys,
    leastMovement: 40,
  })
})

it('the silence that counts as one is configured in seconds', () => {
  expect(settingsOf({ conn_timeout: 1.5 }).silenceMs).toBe(1500)
})
