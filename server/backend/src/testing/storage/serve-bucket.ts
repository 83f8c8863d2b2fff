import { startTestS3 } from './s3-server.ts'

/** A bucket in a process of its own, for tests of the whole site. Its settings are the ready line. */
const { settings } = await startTestS3()
process.stdout.write(`ready ${JSON.stringify(settings)}\n`)
