import { rspack } from '@rspack/core'

const STYLESHEETS = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']

type Place = { filename?: string; chunks?: string[] }

/** The document of a page that has the site's looks and is not the site: all of it is drawn into `#page`. */
export function plainPage(title: string, place: Place = {}) {
  return new rspack.HtmlRspackPlugin({ ...place, templateContent: documentOf(title), minify: false })
}

function documentOf(title: string): string {
  const looks = STYLESHEETS.map(name => `<link rel="stylesheet" href="/cdn/css/${name}.css" />`)
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="/cdn/images/favicon.svg" type="image/svg+xml" />
    ${looks.join('\n    ')}
  </head>
  <body>
    <div id="page"></div>
    <noscript><p>이 화면을 이용하려면 브라우저에서 자바스크립트를 허용해주세요.</p></noscript>
  </body>
</html>
`
}
