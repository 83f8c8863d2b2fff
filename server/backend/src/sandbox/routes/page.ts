import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerBuiltPage } from 'server-kit'
import type { Config } from '../../config.ts'
import { sandboxTexts } from '../texts.ko.ts'

const { title, notBuilt } = sandboxTexts.page

/** The tester's page at `/sandbox/`. The API of the sandbox works where the page was not built, too. */
export function registerSandboxPage(app: FastifyInstance, { testerPageDir }: Config): void {
  registerBuiltPage(app, { path: '/sandbox', folder: testerPageDir, onMissing: sayHowToBuild })
}

const HOW_TO_BUILD = `<!doctype html>
<html lang="ko">
  <head><meta charset="utf-8" /><title>${title}</title></head>
  <body>
    <h1>${title}</h1>
    <p>${notBuilt}</p>
    <pre>npm run build --prefix tester-page</pre>
  </body>
</html>
`

function sayHowToBuild(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(HOW_TO_BUILD)
}
