export { runApplicantArea } from './run-applicant-area.tsx'
