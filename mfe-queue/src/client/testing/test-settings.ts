import { parseSiteConfig } from 'site-config'
import { queueSettings, type QueueSettings } from '../settings.ts'

const page = { protocol: 'https:', hostname: 'site.example.org', port: '' }

/** The default settings with the given changes. */
export function settingsWith(changes: Partial<QueueSettings> = {}): QueueSettings {
  return { ...queueSettings(parseSiteConfig({}).queue, page), ...changes }
}
