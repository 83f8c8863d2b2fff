import { runApplicantArea } from 'applicant-flow/standalone'
import * as area from './remote.tsx'
import { routes } from './routes.ts'

void runApplicantArea({ name: 'mfe-apply', area, routes })
