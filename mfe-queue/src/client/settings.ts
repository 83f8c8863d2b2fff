import type { QueueConfig } from 'site-config'

/** A configured amount; 0 is null, which is no limit. */
type Limit = number | null

/** The configuration of the waiting room under our own names; times are milliseconds in names with `Ms`. */
export type QueueSettings = {
  protocol: string
  host: string
  port: number
  path: string
  /** By script instead of `fetch`, for a waiting room of another origin without CORS. */
  asksByScript: boolean
  /** Sends every request to the configured host, whatever node the server names (QUE-136). */
  staysAtHost: boolean
  serviceId: string
  /** The action of a turn without one. */
  actionId: string
  longestRecheckSeconds: number
  silenceMs: number
  retries: number

  ticketName: string
  ticketMinutes: number
  ticketDomain: string

  ipBlockRetries: number
  ipBlockPauseMs: number
  retriesWrongIp: boolean
  letsEverybodyIn: boolean
  /** True if a reply may hold back a phone that asks too often, for `mobilePauseMs`. */
  protectsMobile: boolean
  mobilePauseMs: number
  unchangedLimit: Limit
  waitNeverGrows: boolean

  /** Text and values of the page that every question carries (QUE-60). */
  userData: string
  userDataKeys: QueueConfig['user_data_keys']
  /** The least way of the pointer between two alive notices, in CSS pixels; null for none. */
  leastMovement: Limit

  aheadLimit: Limit
  behindLimit: Limit
  timeLimit: Limit
  hasPhoneLook: boolean
  /** The configured look, optionally with its oldest browser. */
  skin: string
  /** In CSS pixels from the window's edge; null centres the popup. */
  popupTop: number | null
  popupLeft: number | null
  /** The id of the element in which the popup is centred; null for the window. */
  popupTargetId: string | null
  popupLayer: number
  /** Ids or names of the frames that are blocked during a wait; an empty list blocks all, null none. */
  blockedFrames: readonly string[] | null
  /** Shows a small notice until the first reply. */
  hasPreWait: boolean
  /** Shows the popup from the first question on, even without a line. */
  hasPreview: boolean
  /** Keeps the popup until the turn is given back. */
  staysAfterEntry: boolean
  blockMessage: string
  blockAddress: string
}

/** The part of the page's address that replaces a missing host. */
export type PageAddress = Pick<Location, 'protocol' | 'hostname' | 'port'>

/** Translates the configured keys (QUE-27 to QUE-64, AMB-95). */
export function queueSettings(config: QueueConfig, page: PageAddress): QueueSettings {
  return {
    ...(config.host ? configuredServer(config) : pageServer(page)),
    path: config.query,
    asksByScript: config.transport === 'script',
    // Scripts load from the configured host only: the content policy names no other.
    staysAtHost: config.config_use || config.transport === 'script',
    serviceId: config.service_id,
    actionId: config.action_id,
    longestRecheckSeconds: config.max_ttl,
    silenceMs: config.conn_timeout * 1000,
    retries: config.conn_retry,

    ticketName: config.cookie_id,
    ticketMinutes: config.cookie_time,
    ticketDomain: config.cookie_domain,

    ipBlockRetries: config.ipblock_wait_count,
    ipBlockPauseMs: config.ipblock_wait_time,
    retriesWrongIp: config.ip_error_retry,
    letsEverybodyIn: config.ts_bypass,
    protectsMobile: config.mp_use,
    mobilePauseMs: config.virt_wait,
    unchangedLimit: config.ts_nwait_bypass ? config.ts_max_nwait_count : null,
    waitNeverGrows: config.ts_prevent_wait_time_increase,

    userData: config.user_data || '',
    userDataKeys: config.user_data_keys,
    leastMovement: config.no_action || null,

    aheadLimit: config.showcnt_limit || null,
    behindLimit: config.shownext_limit || null,
    timeLimit: config.showtime_limit || null,
    hasPhoneLook: config.use_mobile_ui,
    skin: config.skin_id,
    popupTop: positionOf(config.popup_top),
    popupLeft: positionOf(config.popup_left),
    popupTargetId: config.target_element_id || elementNamed(config.popup_target),
    popupLayer: config.popup_zindex,
    blockedFrames: config.use_frame_block ? config.frame_block_list : null,
    hasPreWait: config.use_pre_wait,
    hasPreview: config.show_wait_popup,
    staysAfterEntry: config.success_popup_visibility,
    blockMessage: config.block_msg,
    blockAddress: config.block_url,
  }
}

function positionOf(configured: number | false): number | null {
  return configured === false ? null : configured
}

function elementNamed(target: string): string | null {
  return target === 'window' ? null : target || null
}

function configuredServer({ proto, host, port }: QueueConfig) {
  return { protocol: proto, host, port }
}

function pageServer({ protocol, hostname, port }: PageAddress) {
  const scheme = protocol.replace(':', '')
  const usualPort = scheme === 'https' ? 443 : 80
  return { protocol: scheme, host: hostname, port: Number(port) || usualPort }
}
