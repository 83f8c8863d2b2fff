import { defineSidePage } from '../rspack.base.ts'

export default defineSidePage(import.meta.dirname, '시험 도구', 9006, {
  pages: { isolation: '단독 시험' },
  scripts: { isolated: './src/isolation/frame/main.ts' },
})
