import { describe, expect, it } from 'vitest'
import { packageFolders, root } from '../workspace/workspace.ts'
import { sourceFiles } from '../workspace/source-files.ts'
import { koreanTexts, koreanTextsIn, placeOf } from './korean-texts.ts'

const textsOf = (path: string, source: string) => koreanTextsIn(path, source).map(({ text }) => text)

describe('the Korean texts of a file', () => {
  it('are its strings and templates, each with its line', () => {
    const source =
      "export const name = '이름'\n\nexport const greeting = (name: string) => `${name}님, 안녕하세요.`"
    expect(koreanTextsIn('mfe-apply/src/texts.ko.ts', source)).toEqual([
      { path: 'mfe-apply/src/texts.ko.ts', line: 1, text: '이름' },
      { path: 'mfe-apply/src/texts.ko.ts', line: 3, text: '{name}님, 안녕하세요.' },
    ])
  })

  it('are never comments, English, or SQL', () => {
    const source = "// 주석\nconst key = 'receipt'\nconst query = sql`status in ('신청', '보류')`"
    expect(textsOf('server/backend/src/texts.ko.ts', source)).toEqual([])
  })

  it('are sentences, not values, where the file has code too', () => {
    const source = "const first = '신청완료'\nconst reason = '추가 확인이 필요합니다.'"
    expect(textsOf('server/backend/src/moves.ts', source)).toEqual(['추가 확인이 필요합니다.'])
  })

  it('are what an element of a screen shows', () => {
    expect(textsOf('shell/src/page.tsx', 'const page = <h1>지역센터\n  안내</h1>')).toEqual(['지역센터 안내'])
  })

  it('are what markup shows and reads aloud', () => {
    const source = '<title>문서 보기</title>\n<a aria-label="내려받기" href="a">받기</a>'
    expect(textsOf('cdn/viewer/index.html', source)).toEqual(['문서 보기', '내려받기', '받기'])
  })
})

it('a text is grouped with the page that shows it, or with its folder', () => {
  expect(placeOf('mfe-apply/src/screens/bzmn-reg/texts.ko.ts')).toBe('mfe-apply /bzmn-reg')
  expect(placeOf('packages/domain-rules/src/account/texts.ko.ts')).toBe('packages/domain-rules/account')
  expect(placeOf('cdn/documents/manual.ko.ts')).toBe('cdn/documents')
})

it('no module of texts is left out', () => {
  const modules = sourceFiles(root).filter(path => path.endsWith('.ko.ts') && !/^(bench|e2e)\//.test(path))
  const read = new Set(koreanTexts(root, packageFolders(root)).map(({ path }) => path))
  expect(modules.length).toBeGreaterThan(100)
  expect(modules.filter(path => !read.has(path))).toEqual([])
})
