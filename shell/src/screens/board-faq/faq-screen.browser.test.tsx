import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { faqs } from '../../content/faq.ko.ts'
import { FaqScreen } from './faq-screen.tsx'

let screen: RenderResult

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
  provideSiteConfig(parseSiteConfig({}))
  screen = await render(<FaqScreen />)
})

const closeNotice = () => screen.getByRole('button', { name: '닫기' }).click()

describe('the questions that are asked most', () => {
  it('are 24, all closed', () => {
    const answers = [...screen.container.querySelectorAll('details')]
    expect(answers).toHaveLength(24)
    expect(answers.filter(({ open }) => open)).toEqual([])
  })

  it('have one answer open at a time', async () => {
    await closeNotice()
    await screen.getByText('폐업한 사업자도 신청할 수 있나요?').click()
    await expect
      .element(screen.getByText('지원 대상에서 제외됩니다.', { exact: false }).first())
      .toBeVisible()
    await screen.getByText('착불 택배비도 인정되나요?').click()

    await expect.element(screen.getByText('착불 택배비는 인정되지 않습니다', { exact: false })).toBeVisible()
    expect(screen.container.querySelectorAll('details[open]')).toHaveLength(1)
  })

  it('are found by words of the question or of its answer', async () => {
    const questions = () => [...screen.container.querySelectorAll('summary')].map(title => title.textContent)
    await screen.getByRole('searchbox', { name: '질문 찾기' }).fill('착불 택배비')
    await expect.poll(questions).toEqual(['착불 택배비도 인정되나요?'])
    await expect.element(screen.getByText('검색결과 1건')).toBeVisible()

    await screen.getByRole('searchbox').fill('없는 말이다')
    await expect.element(screen.getByText('찾는 내용이 없습니다.', { exact: false })).toBeVisible()
    expect(questions()).toEqual([])
  })

  it('open two documents in the viewer, each in a new window, and no more', async () => {
    await closeNotice()
    for (const { question } of faqs) await screen.getByText(question, { exact: true }).click()
    const documents = [...screen.container.querySelectorAll('a[target="_blank"]')]

    expect(documents.map(link => link.textContent)).toEqual([
      '지원 제외 업종 보기 (PDF) (새 창 열림)',
      '인정 증빙 예시 보기 (PDF) (새 창 열림)',
    ])
    const files = documents.map(link => new URL((link as HTMLAnchorElement).href).searchParams.get('file'))
    expect(files).toEqual(['documents/excluded-industries.pdf', 'documents/accepted-proof.pdf'])
  })

  it('have the answer open that the address names', async () => {
    await screen.unmount()
    history.replaceState(null, '', '#faq-18')
    screen = await render(<FaqScreen />)
    await expect.element(screen.getByText('착불 택배비는 인정되지 않습니다', { exact: false })).toBeVisible()
    expect(document.activeElement?.textContent).toBe('착불 택배비도 인정되나요?')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('come with the notice, whose box starts unticked', async () => {
    const notice = screen.getByRole('dialog', { name: '보완요청 안내' })
    await expect.element(notice).toBeVisible()
    expect(notice.element().querySelector('img')).not.toBeNull()
    await expect.element(notice.getByRole('button', { name: '닫기' })).toBeVisible()
    await expect.element(screen.getByRole('checkbox', { name: '오늘 하루 열지 않기' })).not.toBeChecked()
  })
})
