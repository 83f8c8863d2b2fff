import type { QueueConfig } from 'site-config'

/** A configured amount that 0 switches off. */
type Limit = number | null

/** The configuration of the waiting room in our own words; times in milliseconds where the name says so. */
export type QueueSettings = {
  protocol: string
  host: string
  port: number
  path: string
  /** By script instead of `fetch`, for a waiting room of another origin that lets no page read its replies. */
  asksByScript: boolean
  /** Every request goes to the configured host, whatever node the server names (QUE-136). */
  staysAtHost: boolean
  serviceId: string
  /** The action of who names none. */
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
  /** Whether a reply may hold a phone back that asks too often, and for how long. */
  protectsMobile: boolean
  mobilePauseMs: number
  unchangedLimit: Limit
  waitNeverGrows: boolean

  /** What goes along with every question, and the values of the page that do (QUE-60). */
  userData: string
  userDataKeys: QueueConfig['user_data_keys']
  /** How far the pointer has to move between two alive notices, in CSS pixels; null asks for no movement. */
  leastMovement: Limit

  aheadLimit: Limit
  behindLimit: Limit
  timeLimit: Limit
  hasPhoneLook: boolean
  /** As configured: the look's name, maybe with the oldest browser that it is for. */
  skin: string
  /** In CSS pixels from the window's edge; null centres the popup. */
  popupTop: number | null
  popupLeft: number | null
  /** The id of the element in which the popup is centred; null for the window. */
  popupTargetId: string | null
  popupLayer: number
  /** The ids or names of the frames that cannot be used during a wait, all where none is named; null blocks none. */
  blockedFrames: readonly string[] | null
  /** A small notice stands on the page until the first reply. */
  hasPreWait: boolean
  /** The popup is there from the first question on, whether there is a line or not. */
  hasPreview: boolean
  /** The popup stays until the turn is given back. */
  staysAfterEntry: boolean
  blockMessage: string
  blockAddress: string
}

/** The part of the page's address that stands in for a host that is not configured. */
export type PageAddress = Pick<Location, 'protocol' | 'hostname' | 'port'>

/** Translates the configured keys (QUE-27 to QUE-64, AMB-95). */
export function queueSettings(config: QueueConfig, page: PageAddress): QueueSettings {
  return {
    ...(config.host ? configuredServer(config) : pageServer(page)),
    path: config.query,
    asksByScript: config.transport === 'script',
    // A script is taken from the configured host alone: the content policy names no other.
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
