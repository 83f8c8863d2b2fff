import { SkipLinks } from './skip-links.tsx'

const links = [
  { href: '#main', label: '본문 바로가기' },
  { href: '#menu', label: '주요 메뉴 바로가기' },
] as const

export const examples = {
  'before header and main': (
    <>
      <SkipLinks links={links} />
      <nav id="menu" aria-label="주요 메뉴">
        <a href="/board-faq">자주 묻는 질문</a>
      </nav>
      <main id="main" tabIndex={-1}>
        <a href="/self-check">신청하기</a>
      </main>
    </>
  ),
}
