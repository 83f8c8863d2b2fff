import { call } from './call.js'
import { actions, byId, copyButton, make, quiet, show } from './elements.js'

let persons = []

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

/** Every test person as something to choose. */
export const personOptions = () =>
  persons.map(({ personId, name, description }) =>
    make('option', { value: personId }, `${name} (${personId}) ${description}`),
  )

export async function showCatalogue() {
  const catalogue = await call('/catalogue')
  persons = catalogue.persons
  byId('seed-person').append(...personOptions())
  show('business-list', catalogue.businesses.map(businessCard))
  show('person-list', persons.map(personCard))
  show('account-list', catalogue.accounts.map(accountCard))
}
