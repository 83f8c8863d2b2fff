import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { changeAreas, type AreaChange } from './page-speed/area-change.ts'
import { devices, loadTwice, type Device, type Load } from './page-speed/load-page.ts'
import { buildRival } from './page-speed/rivals.ts'
import { compared, comparison, mapSites, SITES, tableOfLoads, type SiteName } from './page-speed/summary.ts'
import { triedPages, type TriedPage } from './page-speed/trials.ts'
import { withoutPolicy } from './page-speed/without-policy.ts'
import { startLiveSite } from './swap/live-site.ts'

type Measured<Figure> = Record<SiteName, Figure[]>
type Sites = Record<SiteName, { address: string; stop: () => Promise<void> }>

const OPTIONS = {
  loads: { type: 'string', default: '15' },
  pages: { type: 'string', default: triedPages.map(({ path }) => path).join() },
  devices: { type: 'string', default: devices.map(({ name }) => name).join() },
  json: { type: 'string' },
} as const

/**
 * Compares this site with a monolith and with plain federation, made of the same sources, in alternating loads. `--loads`,
 * `--pages` and `--devices` choose a part; `--json` names a file for all figures.
 */
export async function pageSpeed(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: OPTIONS })
  const pages = triedPages.filter(({ path }) => values.pages.split(',').includes(path))
  const chosen = devices.filter(({ name }) => values.devices.split(',').includes(name))
  const folder = await mkdtemp(join(tmpdir(), 'page-speed-'))
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const sites = await startSites(folder)
    const all: Record<string, Measured<Load>> = {}
    for (let round = 0; round < Number(values.loads); round += 1)
      for (const page of pages)
        for (const device of chosen)
          for (const site of inTurn(round)) await loadOn(browser, sites, site, page, device, all)
    const areas = measured<AreaChange>()
    for (const site of SITES) areas[site].push(await changeAreas(browser, sites[site].address))
    for (const site of SITES) await sites[site].stop()
    if (values.json) await writeFile(values.json, `${JSON.stringify({ loads: all, areas }, null, 2)}\n`)
    const loads = Object.entries(all).map(([title, figures]) => tableOfLoads(title, figures))
    return `Loads of each: ${values.loads}\n\n${loads.join('\n')}\n${tableOfAreas(areas)}`
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startSites(folder: string): Promise<Sites> {
  const rivals = ['monolith', 'plain federation'] as const
  const [monolith, plain] = await Promise.all(rivals.map(rival => buildRival(rival, join(folder, rival))))
  return {
    ours: await startSite({}),
    monolith: await startSite({ SHELL_DIR: monolith ?? '', FIRST_RELEASES: '' }),
    'plain federation': await startSite({ SHELL_DIR: plain ?? '', FIRST_RELEASES: '' }),
  }
}

async function startSite(settings: Record<string, string>): Promise<Sites[SiteName]> {
  const site = await startLiveSite(settings)
  const { address, stop } = await withoutPolicy(site.address)
  return {
    address,
    async stop() {
      stop()
      await site.stop()
    },
  }
}

/** Returns the sites in an order that begins with another one in each round. */
function inTurn(round: number): SiteName[] {
  const first = round % SITES.length
  return [...SITES.slice(first), ...SITES.slice(0, first)]
}

async function loadOn(
  browser: Browser,
  sites: Sites,
  site: SiteName,
  page: TriedPage,
  device: Device,
  all: Record<string, Measured<Load>>,
): Promise<void> {
  const loads = await loadTwice(browser, sites[site].address, device, page)
  for (const [cache, load] of Object.entries(loads))
    (all[`${page.path}, ${device.name}, ${cache}`] ??= measured())[site].push(load)
}

function measured<Figure>(): Measured<Figure> {
  return { ours: [], monolith: [], 'plain federation': [] }
}

function tableOfAreas(areas: Measured<AreaChange>): string {
  const row = (name: string, read: (change: AreaChange) => number | number[]) => [
    name,
    ...compared(mapSites(site => areas[site].flatMap(read))),
  ]
  return comparison('change of area, 4 times slower', [
    row('the first, ms', ({ firstMs }) => firstMs),
    row('after idle, ms', ({ ms }) => ms),
    row('heap for each of 100, bytes', ({ before, after }) => (after.heapBytes - before.heapBytes) / 100),
    row('nodes more after 100', ({ before, after }) => after.nodes - before.nodes),
    row('listeners more after 100', ({ before, after }) => after.listeners - before.listeners),
  ])
}
