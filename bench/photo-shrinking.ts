import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright'
import { spawnServer } from 'server-kit/testing'
import { makePhotos } from './photos/make-photos.ts'
import { countShrunk, openPhotoPage, takeLongTasks } from './photos/photo-page.ts'
import { heapOf, processMemory } from './photos/renderer-memory.ts'

const REPOSITORY = join(import.meta.dirname, '..')
const SITE = join(REPOSITORY, 'server/site/src/main.ts')
const REMOTES = ['mfe-result', 'mfe-proof', 'mfe-queue']
const PHOTOS = 20
const SAMPLE_MS = 100

type Sample = { shrunk: number; memory: number }
type Shrinking = {
  photos: number
  megabytesEach: number
  secondsEach: number
  longestTaskMs: number
  heapBefore: number
  heapAfter: number
  /** The peak memory of the process while the first and the last quarter of the photos shrank. */
  peakFirst: number
  peakLast: number
}

/**
 * Shrinks twenty photos of 12 megapixels in the built form of general proof. Measures the longest task on the page's
 * own thread, and the growth of memory with their number, as reported by Linux.
 */
export async function photoShrinking(): Promise<{ table: string; numbers: Shrinking }> {
  const folder = await mkdtemp(join(tmpdir(), 'photo-shrinking-'))
  const site = spawnServer(SITE, {
    DATA_DIR: join(folder, 'data'),
    FIRST_RELEASES: REMOTES.map(remote => join(REPOSITORY, remote, 'dist')).join(delimiter),
    SANDBOX: 'on',
    LOG_LEVEL: 'error',
  })
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await openPhotoPage(browser, await site.ready)
    const { paths, bytes } = await makePhotos(page, join(folder, 'photos'), PHOTOS)
    const numbers = {
      megabytesEach: Math.round(bytes / 1024 / 1024),
      ...(await shrink(browser, page, paths)),
    }
    return { table: tableOf(numbers), numbers }
  } finally {
    await browser.close()
    site.kill('SIGTERM')
    await site.ended
    await rm(folder, { recursive: true })
  }
}

async function shrink(
  browser: Browser,
  page: Page,
  paths: string[],
): Promise<Omit<Shrinking, 'megabytesEach'>> {
  const heapBefore = await heapOf(page)
  await takeLongTasks(page)
  const samples: Sample[] = []
  const began = performance.now()
  await page.locator('input[type=file]').first().setInputFiles(paths)
  for (let shrunk = 0; shrunk < PHOTOS; await pause(SAMPLE_MS)) {
    shrunk = await countShrunk(page)
    samples.push({ shrunk, memory: await processMemory(browser) })
  }
  const secondsEach = Math.round((performance.now() - began) / PHOTOS / 10) / 100
  const longestTaskMs = Math.round(Math.max(0, ...(await takeLongTasks(page))))
  const peak = (from: number, to: number) =>
    Math.max(...samples.filter(({ shrunk }) => shrunk >= from && shrunk < to).map(({ memory }) => memory))
  return {
    photos: PHOTOS,
    secondsEach,
    longestTaskMs,
    heapBefore,
    heapAfter: await heapOf(page),
    peakFirst: peak(0, PHOTOS / 4),
    peakLast: peak((PHOTOS * 3) / 4, PHOTOS),
  }
}

function tableOf(numbers: Shrinking): string {
  const rows = [
    ['photos, and MB of each', `${numbers.photos}, ${numbers.megabytesEach}`],
    ['seconds for each', numbers.secondsEach],
    ['longest task on the page’s own thread, ms (0: none over 50)', numbers.longestTaskMs],
    ['heap of the page before and after, MB', `${numbers.heapBefore}, ${numbers.heapAfter}`],
    ['most memory in the first and last quarter, MB', `${numbers.peakFirst}, ${numbers.peakLast}`],
  ]
  return ['| shrinking photos | |', '| --- | --- |', ...rows.map(row => `| ${row.join(' | ')} |`)].join('\n')
}
