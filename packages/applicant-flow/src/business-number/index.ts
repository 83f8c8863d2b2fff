export { BusinessNumberForm } from './business-number-form.tsx'
