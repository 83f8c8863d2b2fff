import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { By, Builder, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import { freePort, startUntil } from '../support/programs.ts'
import { test as withSite } from '../support/test.ts'

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
const [BROWSER = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const PATIENCE_MS = 20_000

/** The open dialog, else the content of the page, else a page that has no such part. */
const PLACE = '(//dialog[@open] | //main[not(//dialog[@open])] | //body[not(//main)])'

const SIGN_IN = `const [scenario, end] = arguments
  const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ scenario }) }
  fetch('/sandbox/api/seed', order).then(response => response.json()).then(({ aplyNo, brno: brNo, ci: onslfCert, token }) => {
    const session = { schemaVersion: 1, brNo, aplyNo, aplyType: '일반', mngFrGb: '1', pageSeparation: 1, onslfCert, token }
    sessionStorage.setItem('sbiz_session', JSON.stringify(session))
    end()
  })`

/** A page in WebKit, by the names that a person reads. Every step waits for its element. */
export class WebKitPage {
  readonly driver: WebDriver
  readonly #site: string

  constructor(driver: WebDriver, site: string) {
    this.driver = driver
    this.#site = site
  }

  open(path: string): Promise<void> {
    return this.driver.get(this.#site + path)
  }

  /** Waits until a script of the page returns something true, and returns it. */
  async see<T>(script: string): Promise<T> {
    const look = () => this.driver.executeScript<T>(script)
    return (await this.driver.wait(look, PATIENCE_MS, `${script} is not true`)) as T
  }

  /** Waits for the screen with this heading, drawn by its area or by the shell. */
  async isAt(path: string, heading: string): Promise<void> {
    const isThere = `return location.pathname === '${path}' && !document.querySelector('[data-coming]')
      && [...document.querySelectorAll('h1')].some(h1 => h1.checkVisibility() && h1.textContent.trim() === '${heading}')`
    await this.see(isThere)
  }

  press(name: string): Promise<void> {
    return this.#click(`${PLACE}//*[self::button or self::a][${isNamed(name)}]`)
  }

  /** Chooses a radio, a checkbox or a tab by its label; the first one, unless another place is named. */
  choose(label: string, place = 1): Promise<void> {
    return this.#click(`(${PLACE}//*[self::label or @role='tab'][${isNamed(label)}])[${place}]`)
  }

  async type(label: string, text: string): Promise<void> {
    await (await this.#field(label)).sendKeys(text)
  }

  /** Types without looking for the next field, as people do where the focus moves on by itself. */
  async typeOn(legend: string, digits: string): Promise<void> {
    await this.#click(`//fieldset[legend[${isNamed(legend)}]]//input`)
    await this.driver.actions().sendKeys(digits).perform()
  }

  async select(label: string, option: string): Promise<void> {
    await new Select(await this.#field(label)).selectByVisibleText(option)
  }

  /** Chooses files of this machine in the first place for them. */
  async upload(...paths: string[]): Promise<void> {
    const input = await this.driver.wait(until.elementLocated(By.css('main input[type=file]')), PATIENCE_MS)
    await input.sendKeys(paths.join('\n'))
  }

  /** Waits for a text of the open dialog, else of the page. */
  async reads(text: string): Promise<void> {
    const place = "(document.querySelector('dialog[open]') ?? document.body)"
    await this.see(`return ${place}.textContent.includes(${JSON.stringify(text)})`)
  }

  /** Signs in as the applicant of an application that the sandbox files in the state of a scenario. */
  async signIn(scenario: string): Promise<void> {
    await this.driver.executeAsyncScript(SIGN_IN, scenario)
  }

  /** Runs steps in the window that the page has opened, then returns to the page. */
  async inWindow(work: (page: WebKitPage) => Promise<void>): Promise<void> {
    const opener = await this.driver.getWindowHandle()
    const handles = () => this.driver.getAllWindowHandles()
    await this.driver.wait(async () => (await handles()).length > 1, PATIENCE_MS)
    await this.driver.switchTo().window((await handles()).find(handle => handle !== opener) ?? '')
    await work(this)
    await this.driver.switchTo().window(opener)
  }

  /** Finds the field of a label, or the last one of a legend. */
  #field(label: string): Promise<WebElement> {
    const own = `//*[@id=//label[${isNamed(label)}]/@for]`
    return this.#find(`${own} | (//fieldset[legend[${isNamed(label)}]]//input)[last()]`)
  }

  async #click(xpath: string): Promise<void> {
    const element = await this.#find(xpath)
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    await element.click()
  }

  async #find(xpath: string): Promise<WebElement> {
    const element = await this.driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS, xpath)
    return this.driver.wait(until.elementIsVisible(element), PATIENCE_MS, xpath)
  }
}

/** Matches an element by a part of its name. */
function isNamed(name: string): string {
  return `contains(concat(normalize-space(.), ' ', @aria-label), '${name}')`
}

type Fixtures = { webkit: WebKitPage }
type OfTheWorker = { driverUrl: string }

/** Playwright's `test` with a page in the WebKit that Debian has, on a screen that nobody sees. */
export const test = withSite.extend<Fixtures, OfTheWorker>({
  driverUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the pattern.
    async ({}, use) => {
      const screen = await startUntil(/^\d+$/m, 'Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'])
      const display = { DISPLAY: `:${screen.output().trim()}` }
      const port = await freePort()
      const driver = spawn(DRIVER, [`--port=${port}`], { env: { ...process.env, ...display } })
      await responds(`http://127.0.0.1:${port}/status`)
      await use(`http://127.0.0.1:${port}`)
      driver.kill()
      await screen.stop()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ site, driverUrl }, use, testInfo) => {
    const options = { binary: BROWSER, args: ['--automation'] }
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    const driver = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build()
    await use(new WebKitPage(driver, site.url))
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = Buffer.from(await driver.takeScreenshot(), 'base64')
      await writeFile(testInfo.outputPath('page.png'), picture)
    }
    await driver.quit()
  },
})

/** Waits until the driver responds; the test's own time limit ends the wait. */
async function responds(address: string): Promise<void> {
  const isUp = await fetch(address).then(
    () => true,
    () => false,
  )
  if (isUp) return
  await setTimeout(100)
  return responds(address)
}
