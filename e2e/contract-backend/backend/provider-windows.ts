import type { CallRequest, Calls } from './exchange.ts'

/** The providers' own pages, on an origin of their own: each is sent a form, and has one button. */
export function providerWindows(backend: () => string): Calls {
  const results = () => `${backend()}/api/v1/auth/integration`
  return {
    'POST /simple': request =>
      windowFor(request, { given: 'mtxId', next: `${results()}/result`, passedOn: 'mtxId' }),
    'POST /financial': request =>
      windowFor(request, { given: 'mtxId', next: `${results()}/kftc/result`, passedOn: 'mtxId' }),
    'POST /joint': request =>
      windowFor(request, { given: 'certNum', next: `${backend()}/provider/joint/done` }),
  }
}

type Way = { given: string; next: string; passedOn?: string }

/** Draws a window that leads to `next`. It renames the number from `given` to `passedOn`. */
export async function windowFor({ field }: CallRequest, { given, next, passedOn = 'number' }: Way) {
  const number = await field(given)
  return {
    html: `<!doctype html><html lang="ko"><meta charset="utf-8"><title>인증기관</title>
      <link rel="icon" href="data:,"><form method="post" action="${next}">
      <input type="hidden" name="${passedOn}" value="${number}"><button>인증하기</button></form></html>`,
  }
}
