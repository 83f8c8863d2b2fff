import { validNotices, type Notice } from 'release-format/notices'
import { siteConfig } from 'site-config'
import { routes } from '../routes.ts'

/** Returns the notices of the moment, in their order. One of another shape is left out. */
export const currentNotices = () => validNotices(siteConfig().notices.list)

/** Returns the address of the page of a notice. */
export const addressOf = ({ id }: Notice) => `${routes.notices.path}?id=${encodeURIComponent(id)}`
