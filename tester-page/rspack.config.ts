import { defineSidePage } from '../rspack.base.ts'

export default defineSidePage(import.meta.dirname, '시험 도구', 9006)
