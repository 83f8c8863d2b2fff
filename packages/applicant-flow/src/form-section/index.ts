export { CheckStep, type CheckState, type CheckWords } from './check-step.tsx'
export { FormSection } from './form-section.tsx'
