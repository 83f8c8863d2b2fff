import type { Page, Route } from 'playwright'

/** A reply of a waiting room: its code, and its fields beside the key. */
export type LineReply = { code: number; fields: string }

/** The waiting room of a trial site. It gives every question the same reply, until that is changed. */
export class StubLine {
  reply: LineReply = { code: 200, fields: 'nwait=0&ttl=0' }

  /** Answers the page in place of the site's waiting room (docs/queue-protocol.md). */
  async serve(page: Page): Promise<void> {
    await page.route(
      url => url.pathname.endsWith('/ts.wseq'),
      route => this.#answer(route),
    )
  }

  #answer(route: Route): Promise<void> {
    const asked = new URL(route.request().url()).searchParams.get('opcode') ?? ''
    const { code, fields } = this.reply
    const result = `${asked === '5101' ? 5002 : asked}:${code}:key=7ab1&${fields}`
    const body = `NetFunnel.gRtype=${asked};NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`
    return route.fulfill({ contentType: 'text/javascript', body })
  }
}
