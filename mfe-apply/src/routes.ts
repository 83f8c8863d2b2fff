/** The routes that this area declares with each release. */
export { applyRoutes as routes } from 'domain-rules/journey'
