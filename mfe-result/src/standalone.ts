import { runAlone } from 'remote-kit/standalone'
import * as area from './remote.tsx'
import { routes } from './routes.ts'

void runAlone({ name: 'mfe-result', area, routes })
