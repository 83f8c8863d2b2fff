import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, it, vi } from 'vitest'
import { samplePdf } from './testing/sample-pdf.ts'

const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url)

const byId = (id: string) => document.getElementById(id) ?? expect.fail(`There is no #${id}.`)
const press = (id: string) => byId(id).click()
const isDisabled = (id: string) => byId(id).getAttribute('aria-disabled') === 'true'
const pages = () => [...document.querySelectorAll<HTMLElement>('.page')]
const place = () => [byId('place').textContent, isDisabled('previous'), isDisabled('next')]
const print = vi.spyOn(window, 'print').mockReturnValue()

// The script of the page runs once, so the tests follow one reader.
beforeAll(async () => {
  const page = await (await fetch(new URL('./index.html', import.meta.url))).text()
  const shown = new DOMParser().parseFromString(page, 'text/html')
  document.body.replaceChildren(...[...shown.body.children].filter(({ localName }) => localName !== 'script'))
  const file = URL.createObjectURL(samplePdf('Manual', ['First words', 'Second words', 'Third words']))
  history.replaceState(null, '', `?${new URLSearchParams({ file, name: 'manual.pdf' })}`)
  GlobalWorkerOptions.workerPort = new Worker(WORKER, { type: 'module' })
  await import('./main.ts')
})

it('shows each page under its number, and the title of the document', async () => {
  expect([byId('title').textContent, document.title]).toEqual([
    'Manual',
    'Manual | 소상공인 배달·택배비 지원',
  ])
  expect([byId('message').hidden, byId('tools').hidden]).toEqual([true, false])
  expect(pages().map(page => page.getAttribute('aria-label'))).toEqual(['1페이지', '2페이지', '3페이지'])
  await expect.poll(() => pages()[0]?.querySelector('.textLayer')?.textContent).toContain('First words')
  expect(pages()[0]?.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true')
})

it('gives the file under its name', () => {
  expect(byId('download').getAttribute('download')).toBe('manual.pdf')
  expect(byId('download').getAttribute('href')).toBe(new URLSearchParams(location.search).get('file'))
})

it('turns its pages from the first to the last, and announces each', async () => {
  expect(place()).toEqual(['1 / 3', true, false])
  press('previous')
  press('next')
  expect(byId('announcement').textContent).toBe('2 / 3페이지')
  press('next')
  await expect.poll(place).toEqual(['3 / 3', false, true])
  expect(pages()[2]?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  press('next')
  expect(byId('announcement').textContent).toBe('3 / 3페이지')
  for (const turned of ['2 / 3페이지', '1 / 3페이지']) {
    press('previous')
    expect(byId('announcement').textContent).toBe(turned)
  }
})

it('is drawn as large as it is zoomed, from half to three times its size', async () => {
  const width = () => pages()[0]?.offsetWidth ?? 0
  const drawn = () => pages()[0]?.querySelector('canvas')?.width ?? 0
  const usual = width()
  for (const zoom of ['125%', '150%', '200%', '300%']) {
    expect(isDisabled('larger')).toBe(false)
    press('larger')
    expect([byId('zoom').textContent, byId('announcement').textContent]).toEqual([zoom, `${zoom} 크기`])
  }
  expect([isDisabled('larger'), isDisabled('smaller')]).toEqual([true, false])
  expect(width() / usual).toBeCloseTo(3, 1)
  await expect.poll(() => drawn() / (width() * devicePixelRatio)).toBeCloseTo(1, 1)
  for (let step = 0; step < 6; step += 1) press('smaller')
  expect([byId('zoom').textContent, isDisabled('smaller')]).toEqual(['50%', true])
  expect(width() / usual).toBeCloseTo(0.5, 1)
  press('smaller')
  for (const _ of [1, 2]) press('larger')
  expect(byId('zoom').textContent).toBe('100%')
})

it('prints once each page is drawn', async () => {
  const drawn: number[] = []
  print.mockImplementation(() => void drawn.push(document.querySelectorAll('.page canvas').length))
  press('print')
  await expect.poll(() => drawn).toEqual([3])
})
