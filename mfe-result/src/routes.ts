/** The routes that this area declares with each release. */
export { resultRoutes as routes } from 'domain-rules/journey'
