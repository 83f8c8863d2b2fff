import { attempt, call, say } from './call.js'
import { personOptions } from './catalogue.js'
import { actions, byId, copyButton, make, show } from './elements.js'
import { texts } from './texts.ko.js'

function requestCard({ transactionId, method, provider, businessNumber, windowUrl }) {
  const id = `person-${transactionId}`
  const select = make('select', { id }, ...personOptions())
  const end = outcome => async () => {
    await call('/identity/complete', { requestId: transactionId, personId: select.value, outcome })
    await showRequests()
    say(texts.ended(texts.outcomes[outcome]))
  }
  const ends = Object.entries(texts.outcomes).map(([outcome, label]) =>
    make('button', { type: 'button', class: outcome === 'success' && 'primary', press: end(outcome) }, label),
  )
  return make(
    'li',
    {},
    make('h3', {}, `${texts.methods[method]} ${provider}`),
    actions(
      copyButton('사업자등록번호', businessNumber),
      make('a', { href: windowUrl, target: '_blank' }, '인증 창 열기'),
    ),
    make('label', { for: id }, texts.verifiedAs),
    select,
    actions(...ends),
  )
}

export async function showRequests() {
  const { requests } = await call('/identity/requests')
  show('identity-list', requests.map(requestCard), texts.noRequests)
}

byId('refresh-identity').addEventListener('click', () => void attempt(showRequests))
