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
  ])('is the host of the page, at %j, if none is configured', (page, [protocol, host, port]) => {
    expect(settingsOf({ host: '', port: 1, proto: 'https' }, page)).toMatchObject({ protocol, host, port })
  })
})

it.each([
  [{ query: 'line' }, { path: 'line' }],
  [{ service_id: 'service_2' }, { serviceId: 'service_2' }],
  [{ action_id: 'act_9' }, { actionId: 'act_9' }],
  [{ max_ttl: 7 }, { longestRecheckSeconds: 7 }],
  [{ conn_timeout: 1.5 }, { silenceMs: 1500 }],
  [{ conn_retry: 4 }, { retries: 4 }],
  [{ cookie_id: 'line' }, { ticketName: 'line' }],
  [{ cookie_time: 6 }, { ticketMinutes: 6 }],
  [{ cookie_domain: 'example.org' }, { ticketDomain: 'example.org' }],
  [{ showcnt_limit: 8 }, { aheadLimit: 8 }],
  [{ shownext_limit: 9 }, { behindLimit: 9 }],
  [{ showtime_limit: 300 }, { timeLimit: 300 }],
  [{ virt_wait: 500 }, { mobilePauseMs: 500 }],
  [{ mp_use: true }, { protectsMobile: true }],
  [{ ip_error_retry: false }, { retriesWrongIp: false }],
  [{ config_use: false }, { staysAtHost: false }],
  [{ ipblock_wait_count: 3 }, { ipBlockRetries: 3 }],
  [{ ipblock_wait_time: 4000 }, { ipBlockPauseMs: 4000 }],
  [{ block_msg: '점검 중' }, { blockMessage: '점검 중' }],
  [{ block_url: '/closed' }, { blockAddress: '/closed' }],
  [{ ts_bypass: true }, { letsEverybodyIn: true }],
  [{ ts_prevent_wait_time_increase: false }, { waitNeverGrows: false }],
])('an operator’s %j is %j', (configured, setting) => {
  expect(settingsOf(configured)).toMatchObject(setting)
  expect(settingsOf({})).not.toMatchObject(setting)
})

it('is asked by script at the configured host alone, whatever node it names', () => {
  expect(settingsOf({ transport: 'script', config_use: false })).toMatchObject({
    asksByScript: true,
    staysAtHost: true,
  })
  expect(settingsOf({ config_use: false })).toMatchObject({ asksByScript: false, staysAtHost: false })
})

it('a limit of zero is no limit', () => {
  const limits = settingsOf({ showcnt_limit: 0, shownext_limit: 0, showtime_limit: 0 })
  expect(limits).toMatchObject({ aheadLimit: null, behindLimit: null, timeLimit: null })
})

it('an unmoved line counts only if that is switched on', () => {
  expect(settingsOf({ ts_max_nwait_count: 7 }).unchangedLimit).toBeNull()
  expect(settingsOf({ ts_max_nwait_count: 7, ts_nwait_bypass: true }).unchangedLimit).toBe(7)
})

it('the popup is placed as configured, in an element by its id before the window', () => {
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
  expect(settingsOf({ popup_target: '' }).popupTargetId).toBeNull()
})

it('frames are blocked if that is switched on, all if none is named', () => {
  expect(settingsOf({ frame_block_list: ['a'] }).blockedFrames).toBeNull()
  expect(settingsOf({ use_frame_block: 'true' }).blockedFrames).toEqual([])
  expect(settingsOf({ use_frame_block: true, frame_block_list: ['a'] }).blockedFrames).toEqual(['a'])
})

it('user data and required movement are none by default', () => {
  expect(settingsOf({})).toMatchObject({ userData: '', userDataKeys: [], leastMovement: null })
  const userDataKeys = [{ key: 'SSO', type: 'c' }]
  expect(settingsOf({ user_data: 'shop', user_data_keys: userDataKeys, no_action: 40 })).toMatchObject({
    userData: 'shop',
    userDataKeys,
    leastMovement: 40,
  })
})
