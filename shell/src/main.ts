import './compose/singletons.ts'
import { showStartFailure } from './start/start-failure.ts'
import { start } from './start/start.tsx'

start().catch(showStartFailure)
