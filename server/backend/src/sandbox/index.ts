export { createSandbox, type Sandbox } from './sandbox.ts'
export { registerSandbox } from './register-sandbox.ts'
export { seedCatalogue } from './seeds/seed-catalogue.ts'
