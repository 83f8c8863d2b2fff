import { paths } from 'domain-rules/journey'
import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { routes } from '../routes.ts'
import { loadScreen } from './load-screen.ts'

const drawnLater = Object.values(routes).filter(({ path }) => path !== paths.home)

beforeEach(() => {
  localStorage.clear()
  provideSiteConfig(parseSiteConfig({ contacts: { callCentre: '0000-0000' } }))
})

async function draw(path: string) {
  const Screen = await loadScreen(path.split('?')[0] ?? '')
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  )
}

it.each(drawnLater)('$path has its screen, under the title of its route', async ({ path, title }) => {
  const screen = await draw(path)
  await expect.element(screen.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
})

it.each([
  ['/board-faq', '질문을 누르면 답변이 열립니다.'],
  ['/region-center', '전국의 지역센터에서 도우미가 신청을 도와드립니다. 방문하기 전에 전화로 확인해주세요.'],
  ['/info-privacy', /^운영기관은 「개인정보 보호법」에 따라 .*다음과 같이 개인정보 처리방침을 둡니다\.$/],
  ['/info-terms', '소상공인 배달·택배비 지원 누리집을 이용할 때의 조건과 절차를 정한 약관입니다.'],
  ['/coming-soon', /^더 안정적인 서비스를 제공하기 위해 시스템을 점검합니다\. .*이용하실 수 없습니다\.$/],
  ['/objctRqst', /^지원 대상 선정 결과나 지급 결과에 동의하지 않으시면 .*이의를 신청하실 수 있습니다\.$/],
  ['/notices', '지원사업과 서비스 이용에 관한 소식을 알려드립니다.'],
  ['/user-guide', /^신청부터 지급까지의 이용 방법을 순서대로 안내합니다\. .*확인하실 수 있습니다\.$/],
  ['/search', '누리집의 화면과 질문, 공고문, 매뉴얼, 서식, 지역센터를 한 번에 찾습니다.'],
  ['/sitemap', '누리집의 모든 화면을 메뉴별로 모았습니다.'],
  ['/popup', /^처음 화면과 자주 묻는 질문 화면에 표시되는 팝업을 .*영향이 없습니다\.$/],
  ['/modal-alert', '알림창과 확인창이 어떻게 표시되는지 미리 볼 수 있습니다.'],
  ['/licenses', '이 누리집은 아래의 저작물과 오픈소스 소프트웨어를 이용하여 만들었습니다.'],
])('%s begins with its sentence', async (path, lead) => {
  const screen = await draw(path)
  await expect.element(screen.getByText(lead).first()).toHaveClass('page__lead')
})

it.each(['/english', '/search?q=a', '/objctRqst'])(
  '%s offers no call where there is no number',
  async path => {
    provideSiteConfig(parseSiteConfig({}))
    const screen = await draw(path)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  },
)

it('has no screen for the path of an area', async () => {
  await expect(loadScreen(paths.selfCheck)).rejects.toThrow(paths.selfCheck)
})
