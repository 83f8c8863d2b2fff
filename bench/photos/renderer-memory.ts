import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'

const MEGABYTE = 1024 * 1024

/** The memory of the page's scripts in MB, after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return Math.round((bytes / MEGABYTE) * 10) / 10
}

/** The memory of the process that draws the page, in MB, with decoded pictures and workers: the largest there is. */
export async function processMemory(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(renderers.map(({ id }) => residentMegabytes(id)))
  return Math.max(0, ...sizes)
}

/** Reads the memory of a process from Linux; 0 for a process that has just ended. */
async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024)
}
