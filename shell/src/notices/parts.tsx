import { paths } from 'domain-rules/journey'
import { Link } from 'react-router-dom'
import type { Notice } from 'release-format/notices'
import { AlertBox } from 'ui-kit'
import { DailyPopup } from '../popups/daily-popup.tsx'
import { useDailyPopup } from '../popups/use-daily-popup.ts'
import { addressOf, currentNotices } from './current-notices.ts'
import { NoticeText } from './notice-text.tsx'
import * as t from './texts.ko.ts'

/** The banners of a page, each a line that leads to its notice. */
export function Banners({ path }: { path: string }) {
  const places = path === paths.home ? ['banner', 'homeBanner'] : ['banner']
  const banners = currentNotices().filter(({ place }) => places.includes(place))
  return (
    <aside className="notice-banners" aria-label={t.banners} hidden={banners.length === 0}>
      {banners.map(notice => (
        <AlertBox key={notice.id} tone="info">
          <Link to={addressOf(notice)}>{notice.title}</Link>
        </AlertBox>
      ))}
    </aside>
  )
}

/** The popups of home, in the form of every daily popup. The first notice is in front. */
export function Popups() {
  const popups = currentNotices().filter(({ place }) => place === 'popup')
  return popups.toReversed().map(notice => <Popup key={notice.id} {...notice} />)
}

function Popup({ id, title, ...content }: Notice) {
  return (
    <DailyPopup popup={useDailyPopup(`notice-${id}`)} title={title} startsTicked>
      <NoticeText {...content} />
    </DailyPopup>
  )
}
