import { defineSidePage } from '../rspack.base.ts'

export default defineSidePage(import.meta.dirname, '운영 콘솔', 9005)
