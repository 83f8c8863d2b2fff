import { card, Newest } from 'page-kit'
import type { Catalogue, Person } from 'sandbox-api'
import { Cards } from '../parts/cards.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import type { Read } from '../parts/use-read.ts'
import * as t from './texts.ko.ts'

type Entry = {
  key: string
  name: string
  about?: string
  /** The values to type for it, by their names; empty ones are left out. */
  values: Readonly<Record<string, string | null>>
}

type Props = { catalogue: Read<Catalogue>; entriesOf: (catalogue: Catalogue) => readonly Entry[] }

/** A part of the catalogue: its entries, each with the values to type for it. */
export function Entries({ catalogue: { value, problem }, entriesOf }: Props) {
  return (
    <Newest value={value} problem={problem}>
      {catalogue => (
        <Cards of={entriesOf(catalogue)} keyOf={({ key }) => key}>
          {({ name, about, values }) => (
            <>
              <h3 className={card['name']}>{name}</h3>
              {about !== undefined && <p>{about}</p>}
              <div className={card['actions']}>
                {Object.entries(values).map(
                  ([label, text]) => text && <CopyButton key={label} label={label} value={text} />,
                )}
              </div>
            </>
          )}
        </Cards>
      )}
    </Newest>
  )
}

export const businessesIn = ({ businesses }: Catalogue): Entry[] =>
  businesses.map(({ businessNumber, description, openingDate, corporateNumber }) => ({
    key: businessNumber,
    name: description,
    values: {
      [t.businessNumber]: businessNumber,
      [t.openingDate]: openingDate,
      [t.corporateNumber]: corporateNumber,
    },
  }))

export const personsIn = ({ persons }: Catalogue): Entry[] =>
  persons.map(({ personId, name, description, birthDate, residenceNumber }) => ({
    key: personId,
    name,
    about: description,
    values: { [t.person]: personId, [t.birthDate]: birthDate, [t.residenceNumber]: residenceNumber },
  }))

export const accountsIn = ({ accounts }: Catalogue): Entry[] =>
  accounts.map(({ bankCode, accountNumber, enteredHolder, description }) => ({
    key: `${bankCode}-${accountNumber}`,
    name: description,
    about: t.bank(bankCode),
    values: { [t.accountNumber]: accountNumber, [t.holder]: enteredHolder },
  }))

/** Returns every test person as something to choose. */
export const personOptions = (persons: readonly Person[]) =>
  persons.map(({ personId, name, description }) => ({
    value: personId,
    label: `${name} (${personId}) ${description}`,
  }))
