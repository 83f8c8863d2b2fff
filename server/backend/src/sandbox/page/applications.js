import { attempt, call, say } from './call.js'
import { actions, byId, copyButton, make, onSubmit, quiet, show, values } from './elements.js'
import { texts } from './texts.ko.js'

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

/** The cards are drawn anew; the keyboard's focus stays where it was. */
export async function showApplications() {
  const focused = document.activeElement?.closest('#application-list > li')
  const place = focused ? [...byId('application-list').children].indexOf(focused) : -1
  const { applications } = await call(`/applications?brno=${byId('filter').value}`)
  show('application-list', applications.map(applicationCard), texts.noApplications)
  if (place >= 0)
    byId('application-list').children[place]?.querySelector('button')?.focus({ preventScroll: true })
}

/** Every status there is, for moves by force. */
export function knowStatuses(statuses) {
  for (const [field, names] of Object.entries(statuses)) everyStatus[field] = new Set(names)
}

onSubmit(byId('filter-form'), showApplications)
byId('force').addEventListener('change', () => void attempt(showApplications))
