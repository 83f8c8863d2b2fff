import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'
import { SummaryList } from './summary-list.tsx'

describe('a summary list', () => {
  it('names every fact', async () => {
    const screen = await render(examples.facts)

    await expect.element(screen.getByRole('term').first()).toHaveTextContent('사업자등록번호')
    await expect.element(screen.getByRole('definition').first()).toHaveTextContent('123-45-67890')
  })

  it('puts a long fact below its name on a phone, and a short one beside it', async () => {
    const long = '택배사·배달대행사·퀵서비스·심부름센터를 이용한 사업자가 받습니다.'
    const screen = await render(
      <SummaryList
        rows={[
          ['상태', '심사중'],
          ['지급 방식', long],
        ]}
      />,
    )
    const isBelow = (place: number) =>
      screen.getByRole('definition').nth(place).element().getBoundingClientRect().top >=
      screen.getByRole('term').nth(place).element().getBoundingClientRect().bottom

    expect([isBelow(0), isBelow(1)]).toEqual([false, false])
    await page.viewport(320, 640)
    expect([isBelow(0), isBelow(1)]).toEqual([false, true])
    await page.viewport(1280, 800)
  })
})
