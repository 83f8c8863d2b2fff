/** The routes that this area declares with each release. */
export { proofRoutes as routes } from 'domain-rules/journey'
