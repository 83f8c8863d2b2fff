import { texts } from './texts.ko.js'

const API = '/sandbox/api'
let persons = []

const byId = id => document.getElementById(id)

/** An element with its attributes; a function is a listener for a press. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function')
      element.addEventListener('click', () => void attempt(() => value(element)))
    else if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter(child => child !== null))
  return element
}

async function call(path, body) {
  const headers = { 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(API + path, sent)
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.message ?? texts.failed)
  return said
}

/** Does something for the tester, and says so when it does not work. */
async function attempt(deed) {
  try {
    await deed()
  } catch (problem) {
    say(problem instanceof Error ? problem.message : texts.failed, true)
  }
}

let silence

function say(text, isProblem = false) {
  const message = byId('message')
  message.classList.toggle('is-problem', isProblem)
  message.textContent = text
  clearTimeout(silence)
  silence = setTimeout(() => (message.textContent = ''), 6000)
}

function copyButton(label, value) {
  const copy = async button => {
    await navigator.clipboard.writeText(value).catch(() => {
      throw new Error(texts.copyFailed)
    })
    button.classList.add('is-copied')
    say(texts.copied(value))
  }
  const attributes = { type: 'button', class: 'copy', 'aria-label': `${label} ${value} 복사`, press: copy }
  return make('button', attributes, make('span', { class: 'label' }, label), value)
}

const values = (...editors) => make('details', {}, make('summary', {}, texts.values), ...editors)
const quiet = text => make('p', { class: 'quiet' }, text)
const actions = (...children) => make('div', { class: 'actions' }, ...children)
const show = (id, cards, nothing) =>
  byId(id).replaceChildren(...(cards.length > 0 ? cards : [make('li', {}, nothing)]))

function businessCard({ businessNumber, description, corporateNumber, openingDate }) {
  const corporate = corporateNumber ? copyButton('법인등록번호', corporateNumber) : null
  const copies = actions(
    copyButton('사업자번호', businessNumber),
    copyButton('개업일', openingDate),
    corporate,
  )
  return make('li', {}, make('h3', {}, description), copies)
}

function personCard({ personId, name, birthDate, residenceNumber, description }) {
  const residence = residenceNumber ? copyButton('주민등록번호', residenceNumber) : null
  const copies = actions(copyButton('인물', personId), copyButton('생년월일', birthDate), residence)
  return make('li', {}, make('h3', {}, name), quiet(description), copies)
}

function accountCard({ bankCode, accountNumber, enteredHolder, description }) {
  const copies = actions(copyButton('계좌번호', accountNumber), copyButton('예금주', enteredHolder))
  return make('li', {}, make('h3', {}, description), quiet(`은행 코드 ${bankCode}`), copies)
}

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

const personOptions = () =>
  persons.map(({ personId, name, description }) =>
    make('option', { value: personId }, `${name} (${personId}) ${description}`),
  )

function applicationCard(application) {
  const { aplyNo, brno, aplyNm, prcsStts, prcsSttsRemark, dcsnAmt } = application
  const path = `/back-office/applications/${aplyNo}`
  return make(
    'li',
    {},
    make('h3', {}, `${aplyNm} `, make('span', { class: 'state' }, prcsStts)),
    actions(copyButton('신청번호', aplyNo), copyButton('사업자등록번호', brno)),
    moveButtons(path, 'prcsStts', application, aplyNo),
    values(
      editor(path, aplyNo, texts.remark, 'prcsSttsRemark', prcsSttsRemark),
      editor(path, aplyNo, texts.amount, 'dcsnAmt', dcsnAmt),
    ),
    ...application.batches.map(batchPart),
    ...application.opinions.map(opinionPart),
  )
}

function batchPart(batch) {
  const path = `/back-office/proof-mstr/${batch.id}`
  return make(
    'div',
    { class: 'part' },
    make('p', {}, `${texts.batch(batch)} `, make('span', { class: 'state' }, batch.progressStatus)),
    moveButtons(path, 'progressStatus', batch, texts.batch(batch)),
    values(editor(path, texts.batch(batch), texts.amount, 'amountDcsn', batch.amountDcsn)),
    ...batch.items.map(itemPart),
  )
}

function itemPart(item) {
  const path = `/back-office/proof/${item.id}`
  const heading = make('p', {}, `${texts.item(item)} `, make('span', { class: 'state' }, item.currentStatus))
  const reason = editor(path, texts.item(item), texts.reason, 'reason', item.reason)
  const amount = editor(path, texts.item(item), texts.amount, 'dlvrDcsn', item.dlvrDcsn ?? 0)
  const moves = moveButtons(path, 'currentStatus', item, texts.item(item))
  return make('div', { class: 'part' }, heading, moves, values(reason, amount))
}

function opinionPart(opinion) {
  const path = `/back-office/opinions/${opinion.sn}`
  const answer = editor(
    path,
    texts.opinion(opinion),
    texts.answer,
    'answerContent',
    opinion.answerContent ?? '',
  )
  return make('div', { class: 'part' }, make('p', {}, texts.opinion(opinion)), answer)
}

const everyStatus = { prcsStts: new Set(), progressStatus: new Set(), currentStatus: new Set() }

function moveButtons(path, field, { moves }, subject) {
  const offered = byId('force').checked ? [...everyStatus[field]] : moves
  const move = status => async () => {
    await call(path, { [field]: status, ...forced() })
    await showApplications()
    say(texts.moved(status))
  }
  const button = status =>
    make(
      'button',
      { type: 'button', 'aria-label': `${subject} ${status} 상태로`, press: move(status) },
      status,
    )
  if (offered.length === 0) return quiet(texts.noMoves)
  return actions(make('span', { class: 'label' }, texts.next), ...offered.map(button))
}

const forced = () => (byId('force').checked ? { force: true } : {})

/** One value of a record that can be written anew; an amount goes out as a number. */
function editor(path, subject, label, field, value) {
  const id = `${path}-${field}`
  const isAmount = typeof value === 'number'
  const input = make('input', { id, value, ...(isAmount && { type: 'number', min: 0 }) })
  const form = make(
    'form',
    { class: 'fields', 'aria-label': `${subject} ${label}` },
    make('p', {}, make('label', { for: id }, label), input),
    make('button', {}, texts.save),
  )
  onSubmit(form, async () => {
    await call(path, { [field]: isAmount ? Number(input.value) : input.value })
    await showApplications()
    say(texts.saved)
  })
  return form
}

function onSubmit(form, deed) {
  form.addEventListener('submit', event => {
    event.preventDefault()
    void attempt(deed)
  })
}

/** The cards are drawn anew; whoever works with the keyboard stays where they were. */
async function showApplications() {
  const focused = document.activeElement?.closest('#application-list > li')
  const place = focused ? [...byId('application-list').children].indexOf(focused) : -1
  const { applications } = await call(`/applications?brno=${byId('filter').value}`)
  show('application-list', applications.map(applicationCard), texts.noApplications)
  if (place >= 0)
    byId('application-list').children[place]?.querySelector('button')?.focus({ preventScroll: true })
}

async function showRequests() {
  const { requests } = await call('/identity/requests')
  show('identity-list', requests.map(requestCard), texts.noRequests)
}

async function showCatalogue() {
  const catalogue = await call('/catalogue')
  persons = catalogue.persons
  byId('seed-person').append(...personOptions())
  show('business-list', catalogue.businesses.map(businessCard))
  show('person-list', persons.map(personCard))
  show('account-list', catalogue.accounts.map(accountCard))
}

async function showScenarios() {
  const { scenarios, statuses } = await call('/seed')
  const options = scenarios.map(({ scenario, description }) =>
    make('option', { value: scenario }, description),
  )
  byId('scenario').append(...options)
  for (const [field, names] of Object.entries(statuses)) everyStatus[field] = new Set(names)
}

async function showClock() {
  byId('clock-now').textContent = texts.clock(await call('/clock'))
}

async function seed() {
  const wish = Object.fromEntries([...new FormData(byId('seed-form'))].filter(([, value]) => value !== ''))
  const { aplyNo, brno, personId } = await call('/seed', wish)
  const copies = actions(
    copyButton('신청번호', aplyNo),
    copyButton('사업자등록번호', brno),
    copyButton('인물', personId),
  )
  byId('seeded').replaceChildren(make('div', {}, make('p', {}, texts.seeded(aplyNo)), copies))
  await showApplications()
  say(texts.seeded(aplyNo))
}

async function setClock(now) {
  await call('/clock', { now })
  await showClock()
}

onSubmit(byId('seed-form'), seed)
onSubmit(byId('filter-form'), showApplications)
onSubmit(byId('clock-form'), () => setClock(new Date(byId('moment').value).toISOString()))
byId('free-clock').addEventListener('click', () => void attempt(() => setClock(null)))
byId('refresh-identity').addEventListener('click', () => void attempt(showRequests))
byId('force').addEventListener('change', () => void attempt(showApplications))

await attempt(async () => {
  await showCatalogue()
  await Promise.all([showScenarios(), showApplications(), showRequests(), showClock()])
})
