import {
  BENEFIT_CAP,
  DIRECT_DELIVERY_WON_PER_CASE,
  MAX_CASES,
  OPENING_DATE_CUT_OFF,
  QUICK_SUPPORT_PLATFORMS,
  REVENUE_BOUND,
  SESSION_TOKEN_SECONDS,
  SUPPLEMENT_DAYS,
  SUPPORT_PERIOD,
} from 'domain-rules'
import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import * as t from '../../content/english.en.ts'
import { EnglishScreen } from './english-screen.tsx'

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

async function show(config: object = {}) {
  provideSiteConfig(parseSiteConfig(config))
  return render(
    <MemoryRouter>
      <EnglishScreen />
    </MemoryRouter>,
  )
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('the page in English', () => {
  it('has the figures of the rules', async () => {
    const shown = (await show()).container.textContent
    const figures = [
      `Up to ${BENEFIT_CAP.toLocaleString('en')} won`,
      `at most ${REVENUE_BOUND.upTo / 1_000_000} million won`,
      `on or before ${dayOf(OPENING_DATE_CUT_OFF)}`,
      `between ${dayOf(SUPPORT_PERIOD.from)} and ${dayOf(SUPPORT_PERIOD.until)}`,
      `${DIRECT_DELIVERY_WON_PER_CASE.toLocaleString('en')} won each, for at most ${MAX_CASES} deliveries`,
      `within ${SUPPLEMENT_DAYS} days`,
      `${SESSION_TOKEN_SECONDS / 60} minutes`,
    ]
    expect(figures.filter(figure => !shown.includes(figure))).toEqual([])
    expect(QUICK_SUPPORT_PLATFORMS).toHaveLength(8)
    expect(shown).toContain('eight registered delivery platforms')
  })

  it('is marked as English, and its Korean words as Korean', async () => {
    const { container } = await show()
    expect(container.querySelector('[lang="en"] h1')).not.toBeNull()
    const outside = [...container.querySelectorAll('li, p, h2, a')].filter(element => {
      const copy = element.cloneNode(true) as Element
      for (const korean of copy.querySelectorAll('[lang="ko"]')) korean.remove()
      return /\p{Script=Hangul}/u.test(copy.textContent)
    })
    expect(outside.map(({ textContent }) => textContent)).toEqual([])
  })

  it('numbers the steps of an application alone', async () => {
    const { container } = await show()
    const headings = [...container.querySelectorAll('section:has(ol) h2')].map(
      ({ textContent }) => textContent,
    )
    expect(headings).toEqual(t.sections.filter(({ isOrdered }) => isOrdered).map(({ heading }) => heading))
    expect(headings).toHaveLength(1)
  })

  it('leads to the application, the centres and the number to call', async () => {
    const screen = await show({ contacts: { callCentre: '0000-0000' } })
    const target = (name: RegExp) => screen.getByRole('link', { name }).element().getAttribute('href')
    expect(target(/Call centre/)).toBe('tel:0000-0000')
    expect(target(/Regional centres/)).toBe('/region-center')
    expect(target(/Start an application/)).toBe('/self-check')
  })

  it('tells of the maintenance that is near, and of no other', async () => {
    const near = { from: '2026-11-21T23:00:00', until: '2026-11-22T01:00:00' }
    const past = { from: '2025-02-24T23:00:00', until: '2025-02-25T01:00:00' }
    const screen = await show({ windows: { maintenance: [past, near] } })
    await expect
      .element(
        screen.getByText(
          /under maintenance: 21 November 2026.* 23:00.*22 November 2026.* 01:00 \(Korea time\)/,
        ),
      )
      .toBeVisible()
    expect(screen.getByText(/2025-02|February 2025/).elements()).toEqual([])
  })
})
