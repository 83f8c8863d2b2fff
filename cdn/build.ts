import { join } from 'node:path'
import { buildCdn } from './build/build-cdn.ts'

await buildCdn(join(import.meta.dirname, 'dist'))
