type Window = { from: string; until: string }

/** What the page is told about the site it belongs to; every value of it is public. */
export type SiteConfig = {
  apiBaseUrl: string
  adminApiBaseUrl: string
  backendToken: string
  cdnBaseUrl: string
  requestTimeoutMs: number
  uploadTimeoutMs: number
  consentVersion: string
  queue: QueueConfig
  windows: {
    applyTileLockout: Window
    imagePopup: Window
    maintenance: readonly Window[]
  }
  links: Record<
    'portal' | 'privacy' | 'terms' | 'chatbot' | 'creditProgramme' | 'smallBusinessPortal',
    string
  >
  contacts: { callCentre: string; helpLine: string }
  features: { admin: boolean; devRoutes: boolean; identityTestButtons: boolean }
  registryPublicKeys: readonly string[]
}

/** The waiting-room client's settings under their own names (r§3, AMB-95). */
type QueueConfig = typeof queue

/** Which step of the site queues under which action (AMB-28). */
const actions = {
  home: 'act_1',
  phone: 'act_3',
  realName: 'act_4',
  businessCheck: 'act_5',
  accountCheck: 'act_6',
  accountCorrection: 'act_7',
  proofBusiness: 'act_8',
  financial: 'act_10',
  joint: 'act_11',
  ipin: 'act_12',
  simpleApply: 'act_13',
  simpleResult: 'act_14',
}

const queue = {
  // An empty host stands for the page's own protocol, host and port.
  host: '',
  port: 443,
  proto: 'https',
  query: 'ts.wseq',
  max_ttl: 30,
  conn_timeout: 3,
  conn_retry: 2,
  service_id: 'service_1',
  action_id: 'act_1',
  cookie_id: 'NetFunnel_ID',
  cookie_time: 10,
  cookie_domain: '',
  showcnt_limit: 0,
  showtime_limit: 0,
  shownext_limit: 0,
  popup_top: false,
  popup_left: false,
  popup_target: 'window',
  popup_zindex: 32000,
  show_wait_popup: false,
  skin_id: 'net_skin',
  use_mobile_ui: true,
  use_frame_block: false,
  frame_block_list: [] as string[],
  use_pre_wait: false,
  success_popup_visibility: false,
  target_element_id: '',
  use_unfocus: true,
  virt_wait: 10_000,
  mp_use: false,
  no_action: 0,
  config_use: true,
  ip_error_retry: true,
  user_data: false,
  user_data_keys: [] as { type: 'v' | 'c'; key: string }[],
  block_msg: '',
  block_url: '',
  ipblock_wait_count: 20,
  ipblock_wait_time: 10_000,
  ts_bypass: false,
  ts_nwait_bypass: false,
  ts_prevent_wait_time_increase: true,
  ts_max_nwait_count: 100,
  actions,
}

/** The site's configuration with the specification's values; `apiBaseUrl` names another backend, or is empty for this one. */
export function siteConfigFor({ apiBaseUrl }: { apiBaseUrl: string }): SiteConfig {
  return {
    apiBaseUrl,
    adminApiBaseUrl: '/admin-api',
    backendToken: '',
    cdnBaseUrl: '/cdn',
    requestTimeoutMs: 5_000,
    uploadTimeoutMs: 60_000,
    consentVersion: '3.0.0',
    queue,
    windows,
    links,
    contacts: { callCentre: '0000-0000', helpLine: '0000-0001' },
    features: { admin: false, devRoutes: false, identityTestButtons: false },
    registryPublicKeys: [],
  }
}

// Korea time is UTC+9 the whole year (AMB-83, AMB-93).
const windows = {
  applyTileLockout: { from: '2025-06-26T18:00:00+09:00', until: '2025-06-26T20:00:00+09:00' },
  imagePopup: { from: '2025-01-01T00:00:00+09:00', until: '2025-06-30T02:00:00+09:00' },
  maintenance: [
    { from: '2025-02-24T23:00:00+09:00', until: '2025-02-25T01:00:00+09:00' },
    { from: '2025-06-30T00:00:00+09:00', until: '2025-06-30T02:00:00+09:00' },
  ],
}

const links = {
  portal: 'https://portal.example.org/',
  privacy: 'https://portal.example.org/privacy',
  terms: 'https://portal.example.org/terms',
  chatbot: 'https://chat.example.org/',
  creditProgramme: 'https://credit.example.org/',
  smallBusinessPortal: 'https://small-business.example.org/',
}
