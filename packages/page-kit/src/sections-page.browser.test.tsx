import { axeViolations } from 'ui-kit/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CallRefused, Newest, Problem, SectionsPage } from './index.ts'

const sections = [
  { id: 'health', title: '사이트 상태', short: '상태', content: <p>정상</p> },
  { id: 'audit', title: '기록', content: <p>없음</p> },
]

describe('a page of sections', () => {
  it('has a heading and a landmark for each, and a bar of links to them that one link skips', async () => {
    await render(
      <SectionsPage
        title="운영"
        contents="목차"
        beside={null}
        sections={sections}
        above={<p>위</p>}
        below={<p>아래</p>}
      />,
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('운영')
    await expect.element(page.getByRole('region', { name: '사이트 상태' })).toMatchTextContent('정상')
    const links = page.getByRole('navigation', { name: '목차' }).getByRole('link').elements()
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['상태', '#health'],
      ['기록', '#audit'],
    ])
    await expect.element(page.getByRole('link', { name: '본문 바로가기' })).toHaveAttribute('href', '#main')
    await expect.element(page.getByRole('main')).toMatchTextContent(/^위.*없음$/)
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('keeps the bar in sight at the end of a long page, above what its links lead to', async () => {
    const long = sections.map(section => ({ ...section, content: <div style={{ blockSize: 5_000 }} /> }))
    await render(<SectionsPage title="운영" contents="목차" beside={null} sections={long} />)
    const bar = page.getByRole('navigation', { name: '목차' }).element()
    scrollTo(0, 4_000)
    await expect.poll(() => bar.getBoundingClientRect().top).toBe(0)
    await page.getByRole('link', { name: '상태' }).click()
    const heading = page.getByRole('heading', { name: '사이트 상태' }).element()
    await expect
      .poll(() => heading.getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
  })
})

describe('the newest value', () => {
  const show = (props: { value?: string; problem?: string; isSaid?: boolean }) =>
    render(
      <Newest value={props.value} problem={props.problem} isSaid={props.isSaid ?? false}>
        {value => <p>{value}</p>}
      </Newest>,
    )
  const alert = page.getByRole('alert')

  it('is waited for until it is there', async () => {
    await show({})
    await expect.element(page.getByText('불러오는 중입니다.')).toBeInTheDocument()
    await expect.element(alert).not.toBeInTheDocument()
  })

  it('stays below the reason why it is not the newest', async () => {
    await show({ value: '어제', problem: '끊김' })
    await expect.element(alert).toMatchTextContent('최신 상태가 아닙니다.끊김')
    await expect.element(page.getByText('어제')).toBeVisible()
  })

  it('that is missing for a reason is not waited for', async () => {
    await show({ problem: '끊김' })
    await expect.element(alert).toBeVisible()
    await expect.element(page.getByText('불러오는 중입니다.')).not.toBeInTheDocument()
  })

  it('leaves out a reason that is shown elsewhere', async () => {
    await show({ value: '어제', problem: '끊김', isSaid: true })
    await expect.element(page.getByText('어제')).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
  })
})

it('a problem shows the sentence of the server, and each detail in its language', async () => {
  const details = ['The page has react 19.', '마감 시각은 개시 시각보다 뒤여야 합니다.']
  await render(<Problem error={new CallRefused(409, '맞지 않습니다.', details)} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('맞지 않습니다.')
  const languages = page
    .getByRole('paragraph')
    .elements()
    .map(detail => [detail.textContent, detail.getAttribute('lang')])
  expect(languages).toEqual([
    [details[0], 'en'],
    [details[1], null],
  ])
})
