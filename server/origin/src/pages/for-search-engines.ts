import type { FastifyInstance } from 'fastify'
import { escapeHtml } from 'server-kit'
import { caching } from '../files/caching.ts'
import type { Pages } from './pages.ts'
import { siteOf } from './site-of.ts'

/** Registers `/robots.txt` and `/sitemap.xml`, which name the pages that anybody may open. */
export function registerForSearchEngines(app: FastifyInstance, pages: Pages): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', caching.never)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /ops/\nDisallow: /sandbox/\nSitemap: ${siteOf(request)}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const addresses = (await pages.listed()).map(path => escapeHtml(siteOf(request) + path))
    const urls = addresses.map(address => `<url><loc>${address}</loc></url>`).join('\n')
    return reply
      .header('cache-control', caching.never)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      )
  })
}
