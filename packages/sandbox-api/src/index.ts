export {
  answerOpinion,
  moveApplication,
  moveBatch,
  moveItem,
  readApplications,
  type Application,
  type Batch,
  type Item,
  type Opinion,
} from './back-office.ts'
export { readCatalogue, type Catalogue, type Person } from './catalogue.ts'
export { completeIdentity, readIdentityRequests, type IdentityRequest } from './identity.ts'
export { readLines, steerLine, type Line, type Lines } from './queue.ts'
export { createSeed, readSeeds, type Seeded, type Seeds } from './seeds.ts'
export {
  addFault,
  changeClock,
  changeLimits,
  clearFaults,
  readClock,
  readFaults,
  readLimits,
  readPublicAddress,
} from './settings.ts'
