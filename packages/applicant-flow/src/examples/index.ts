export { allExamples, businessExamples, deliveryExamples, generalExamples, type Example } from './examples.ts'
export { openExamples } from './examples-dialog.tsx'
