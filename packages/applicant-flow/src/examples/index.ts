/** All thirteen examples (POPUP-02 to POPUP-14). */
export { drawings as allExamples } from './drawings.ko.ts'
export { businessExamples, deliveryExamples, generalExamples, type Example } from './examples.ts'
export { openExamples } from './open-examples.ts'
