export { REGISTRATION_PATH, type Registration, countApplications, registerBusiness } from './business.ts'
export { checkBusiness } from './business-check.ts'
export { deliveryFeeOf } from './delivery-fee.ts'
