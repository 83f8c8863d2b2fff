import { publishFolder, openReleases } from '../index.ts'
import { writeBuiltRemote } from './built-remote.ts'

/**
 * Publishes one version after the other until it is killed, and reports the first that is live. Arguments: data
 * folder, build, name.
 */
const [dataDir = '', folder = '', name = ''] = process.argv.slice(2)
// A run of tests that is killed does not leave it behind.
process.once('disconnect', () => process.exit())
const releases = openReleases({ dataDir })
for (let round = 0; ; round += 1) {
  const version = `${process.pid}-${round}`
  await writeBuiltRemote(folder, {
    name,
    version,
    path: `/${name}`,
    files: { 'assets/x.js': 'x'.repeat(50_000) },
  })
  await publishFolder(releases, folder, { by: 'test' })
  if (round === 0) process.stdout.write('live\n')
}
