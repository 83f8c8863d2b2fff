import fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import type { Notice } from 'release-format/notices'
import { Layers } from 'ui-kit'
import { axeViolations } from 'ui-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticesScreen } from '../screens/notices/notices-screen.tsx'
import { currentNotices } from './current-notices.ts'
import { NoticeText } from './notice-text.tsx'
import { Banners, Popups } from './parts.tsx'

const notice: Notice = {
  id: 'a',
  title: '접수 마감 안내',
  text: '6월 30일에 마감합니다.\n평일 18시까지입니다.\n\n<b onclick=alert(1)>굵게</b>',
  link: { label: '매뉴얼 보기', address: '/user-guide' },
  place: 'popup',
  from: '2026-03-02T00:00:00.000Z',
  until: '2026-03-09T00:00:00.000Z',
  order: 10,
}

function provide(...list: unknown[]): void {
  provideSiteConfig(parseSiteConfig({ notices: { tag: 't', list } }))
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

it('a notice of another shape is left out, and the others stay', () => {
  provide({ ...notice, link: { label: '누름', address: 'javascript:alert(1)' } }, { html: '<b>' }, notice)
  expect(currentNotices()).toEqual([notice])
})

describe('the text of a notice', () => {
  it('is shown as it was typed, in paragraphs, with no element but these', async () => {
    const { container, rerender } = await render(<NoticeText text="-" link={null} />)
    const any = fc.oneof(
      fc.string(),
      fc.array(
        fc.constantFrom(
          '<script>',
          '</p>',
          '<img src=x onerror=alert(1)>',
          '&lt;',
          '{x}',
          '\n',
          '\n\n',
          '가',
        ),
        { maxLength: 20 },
      ),
    )
    await fc.assert(
      fc.asyncProperty(any, async typed => {
        const text = [typed].flat().join('')
        await rerender(<NoticeText text={text} link={null} />)
        const paragraphs = [...container.children].map(({ textContent }) => textContent)
        expect(paragraphs).toEqual(text.split(/\s*\n\s*/))
        expect([...container.querySelectorAll('*')].every(({ tagName }) => tagName === 'P')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('is followed by its link, which opens another site in a new window', async () => {
    const { rerender } = await render(<NoticeText {...notice} />)
    const link = page.getByRole('link')
    await expect.element(link).toHaveAttribute('href', '/user-guide')
    await expect.element(link).not.toHaveAttribute('target')
    const address = 'https://www.example.org/'
    await rerender(<NoticeText {...notice} link={{ label: '누리집', address }} />)
    await expect.element(link).toHaveAttribute('target', '_blank')
  })
})

const show = (content: ReactNode, at = '/notices') =>
  render(<MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>)

describe('the popups of home', () => {
  const popup = (name: string) => page.getByRole('dialog', { name })

  it('are put away for the day one by one', async () => {
    provide(notice, { ...notice, id: 'b', title: '둘째 안내' }, { ...notice, id: 'c', place: 'page' })
    const popups = (
      <Layers>
        <Popups />
      </Layers>
    )
    const first = await show(popups)
    expect(await axeViolations(document.body)).toEqual([])
    expect(page.getByRole('dialog').elements()).toHaveLength(2)
    await popup('접수 마감 안내').getByRole('button', { name: '닫기' }).last().click()
    await first.unmount()

    await show(popups)
    await expect.element(popup('둘째 안내')).toBeVisible()
    await expect.element(popup('접수 마감 안내')).not.toBeInTheDocument()
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['notice-a-do-not-show']))
  })
})

describe('the banners', () => {
  it('are lines that lead to their notices: on all pages, or on home alone', async () => {
    provide(
      { ...notice, place: 'banner' },
      { ...notice, id: 'b', title: '처음만', place: 'homeBanner' },
      notice,
    )
    const { unmount } = await show(<Banners path="/" />)
    const links = page.getByRole('complementary', { name: '알림' }).getByRole('link')
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(['접수 마감 안내', '처음만'])
    await expect.element(links.first()).toHaveAttribute('href', '/notices?id=a')
    expect(await axeViolations(document.body)).toEqual([])
    await unmount()
    await show(<Banners path="/board-faq" />)
    expect(links.elements()).toHaveLength(1)
  })
})

describe('the page of notices', () => {
  it('lists all of them, and leads to one and back', async () => {
    provide(notice, { ...notice, id: 'b', title: '둘째 안내', place: 'page' })
    await show(<NoticesScreen />)
    const rows = page.getByRole('row')
    const heads = page.getByRole('columnheader', { includeHidden: true }).elements()
    expect(heads.map(({ textContent }) => textContent)).toEqual(['제목', '게시일'])
    await expect.element(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
    await expect.element(rows.last()).toMatchTextContent(/둘째 안내.*2026\. 3\. 2\./)
    expect(await axeViolations(document.body)).toEqual([])
    await page.getByRole('link', { name: '접수 마감 안내' }).click()
    await expect.element(page.getByRole('heading', { name: '접수 마감 안내' })).toBeVisible()
    await expect.element(page.getByText('<b onclick=alert(1)>굵게</b>')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '목록 보기' })).toHaveAttribute('href', '/notices')
  })

  it('says that a notice is gone, and shows the others', async () => {
    provide(notice)
    await show(<NoticesScreen />, '/notices?id=gone')
    await expect.element(page.getByText('게시가 끝났거나 없는 공지사항입니다.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '접수 마감 안내' })).toBeVisible()
  })

  it('says that there are none', async () => {
    provide()
    await show(<NoticesScreen />)
    await expect.element(page.getByText('등록된 공지사항이 없습니다.')).toBeVisible()
  })
})
