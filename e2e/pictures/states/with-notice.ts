import type { Page } from '@playwright/test'

/** Gives the documents of a page the notice of an officer in this place. */
export async function withNotice(page: Page, place: 'banner' | 'page' | 'popup'): Promise<void> {
  const notices = { tag: place, list: [{ ...notice, place }] }
  await page.route('**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script[^>]* id="site-config"[^>]*>)([^<]*)/,
      (_, tag: string, config: string) => tag + JSON.stringify({ ...JSON.parse(config), notices }),
    )
    return route.fulfill({ response, body })
  })
}

const notice = {
  id: 'deadline',
  title: '접수 마감 안내',
  text: '신청은 6월 30일 오후 6시에 마감합니다.\n마감일에는 접속이 많을 수 있습니다.',
  link: { label: '이용 매뉴얼', address: '/user-guide' },
  from: '2025-06-01T00:00:00.000Z',
  until: '2025-07-01T00:00:00.000Z',
  order: 1,
}
