import { keepBuiltSite } from './built-site.ts'
import { startDatabaseServer } from './database.ts'

/** Playwright calls it once before all tests, and the returned function once after them. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const forgetBuiltSite = await keepBuiltSite()
  const stopDatabaseServer = await startDatabaseServer()
  return async () => {
    await stopDatabaseServer()
    await forgetBuiltSite()
  }
}
