import { parseSiteConfig } from 'site-config'
import { queueSettings, type QueueSettings } from '../settings.ts'

const page = { protocol: 'https:', hostname: 'site.example.org', port: '' }

/** The settings of a site that configures nothing but what is given. */
export function settingsWith(changes: Partial<QueueSettings> = {}): QueueSettings {
  return { ...queueSettings(parseSiteConfig({}).queue, page), ...changes }
}
