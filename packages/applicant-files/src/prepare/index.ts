export { prepareFile, type Prepared } from './prepare-file.ts'
