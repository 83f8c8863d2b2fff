import { Newest } from 'page-kit'
import type { Catalogue } from 'sandbox-api'
import { Cards } from '../parts/cards.tsx'
import type { Read } from '../parts/use-read.ts'
import { EntryCard } from './entry-card.tsx'
import * as t from './texts.ko.ts'

type Props = { catalogue: Read<Catalogue> }

export function Businesses({ catalogue: { value, problem } }: Props) {
  return (
    <Newest value={value} problem={problem}>
      {({ businesses }) => (
        <Cards of={businesses} keyOf={({ businessNumber }) => businessNumber}>
          {({ businessNumber, description, openingDate, corporateNumber }) => (
            <EntryCard
              name={description}
              values={[
                [t.businessNumber, businessNumber],
                [t.openingDate, openingDate],
                [t.corporateNumber, corporateNumber],
              ]}
            />
          )}
        </Cards>
      )}
    </Newest>
  )
}

export function Persons({ catalogue: { value, problem } }: Props) {
  return (
    <Newest value={value} problem={problem}>
      {({ persons }) => (
        <Cards of={persons} keyOf={({ personId }) => personId}>
          {({ personId, name, description, birthDate, residenceNumber }) => (
            <EntryCard
              name={name}
              about={description}
              values={[
                [t.person, personId],
                [t.birthDate, birthDate],
                [t.residenceNumber, residenceNumber],
              ]}
            />
          )}
        </Cards>
      )}
    </Newest>
  )
}

export function Accounts({ catalogue: { value, problem } }: Props) {
  return (
    <Newest value={value} problem={problem}>
      {({ accounts }) => (
        <Cards of={accounts} keyOf={({ bankCode, accountNumber }) => `${bankCode}-${accountNumber}`}>
          {({ bankCode, accountNumber, enteredHolder, description }) => (
            <EntryCard
              name={description}
              about={t.bank(bankCode)}
              values={[
                [t.accountNumber, accountNumber],
                [t.holder, enteredHolder],
              ]}
            />
          )}
        </Cards>
      )}
    </Newest>
  )
}
