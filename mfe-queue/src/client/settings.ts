import type { QueueConfig } from 'site-config'

/** The configuration of the waiting room under our own names; times are milliseconds in names with `Ms`. */
export type QueueSettings = ReturnType<typeof queueSettings>

/** The part of the page's address that replaces a missing host. */
export type PageAddress = Pick<Location, 'protocol' | 'hostname' | 'port'>

/** Translates the configured keys (QUE-27 to QUE-64, AMB-95). An amount of 0 is null, which is no limit. */
export function queueSettings(config: QueueConfig, page: PageAddress) {
  return {
    ...(config.host ? { protocol: config.proto, host: config.host, port: config.port } : pageServer(page)),
    path: config.query,
    /** By script instead of `fetch`, for a waiting room of another origin without CORS. */
    asksByScript: config.transport === 'script',
    /**
     * Sends every request to the configured host, whatever node the server names (QUE-136). Scripts load from there only:
     * the content policy names no other.
     */
    staysAtHost: config.config_use || config.transport === 'script',
    serviceId: config.service_id,
    /** The action of a turn without one. */
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
    /** True if a reply may hold back a phone that asks too often, for `mobilePauseMs`. */
    protectsMobile: config.mp_use,
    mobilePauseMs: config.virt_wait,
    unchangedLimit: config.ts_nwait_bypass ? config.ts_max_nwait_count : null,
    waitNeverGrows: config.ts_prevent_wait_time_increase,
    /** Text and values of the page that every question carries (QUE-60). */
    userData: config.user_data || '',
    userDataKeys: config.user_data_keys,
    /** The least way of the pointer between two alive notices, in CSS pixels; null for none. */
    leastMovement: config.no_action || null,
    aheadLimit: config.showcnt_limit || null,
    behindLimit: config.shownext_limit || null,
    timeLimit: config.showtime_limit || null,
    hasPhoneLook: config.use_mobile_ui,
    /** The configured look, optionally with its oldest browser. */
    skin: config.skin_id,
    /** In CSS pixels from the window's edge; null centres the popup. */
    popupTop: config.popup_top === false ? null : config.popup_top,
    popupLeft: config.popup_left === false ? null : config.popup_left,
    /** The id of the element in which the popup is centred; null for the window. */
    popupTargetId: config.target_element_id || elementNamed(config.popup_target),
    popupLayer: config.popup_zindex,
    /** Ids or names of the frames that are blocked during a wait; an empty list blocks all, null none. */
    blockedFrames: config.use_frame_block ? config.frame_block_list : null,
    /** Shows a small notice until the first reply. */
    hasPreWait: config.use_pre_wait,
    /** Shows the popup from the first question on, even without a line. */
    hasPreview: config.show_wait_popup,
    /** Keeps the popup until the turn is given back. */
    staysAfterEntry: config.success_popup_visibility,
    blockMessage: config.block_msg,
    blockAddress: config.block_url,
  }
}

function elementNamed(target: string): string | null {
  return target === 'window' ? null : target || null
}

function pageServer({ protocol, hostname, port }: PageAddress) {
  const scheme = protocol.replace(':', '')
  const usualPort = scheme === 'https' ? 443 : 80
  return { protocol: scheme, host: hostname, port: Number(port) || usualPort }
}
