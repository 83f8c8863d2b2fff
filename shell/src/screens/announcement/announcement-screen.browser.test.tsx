import { documents } from 'public-documents'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from 'ui-kit/testing'
import { sectionsOf } from '../../content/document-sections.ts'
import { wordsOf } from '../../content/text-block.ts'
import { AnnouncementScreen } from './announcement-screen.tsx'

const { announcement } = documents

it('shows every word of the announcement, and leads to the document', async () => {
  provideSiteConfig(parseSiteConfig({}))
  const screen = await render(<AnnouncementScreen />)
  const shown = screen.container.textContent
  expect(shown).toContain(announcement.subtitle)
  for (const { heading, blocks } of sectionsOf(announcement)) {
    const words = [heading, ...blocks.map(wordsOf)].join(' ').split(' ')
    expect(words.filter(word => !shown.includes(word))).toEqual([])
  }
  await expect.element(screen.getByRole('term').filter({ hasText: '지원 금액' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '지원사업 공고문 열기 (PDF) (새 창 열림)' }))
    .toHaveAttribute('href', expect.stringContaining('announcement.pdf'))
  expect(await axeViolations(screen.container)).toEqual([])
})

it('leads to the document alone if the agency has put its own file there', async () => {
  provideSiteConfig(parseSiteConfig({ documents: { announcement: 'documents/ours.pdf' } }))
  const screen = await render(<AnnouncementScreen />)
  expect(screen.getByRole('heading').elements()).toHaveLength(1)
  expect(screen.container.textContent).not.toContain(announcement.subtitle)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('ours.pdf'))
})
