import { AlertBox, Button, Select, TextField } from 'ui-kit'
import type { AccountForm } from './account-form.ts'
import * as t from './texts.ko.ts'
import type { Banks } from './use-banks.ts'

type Props = { form: AccountForm; banks: Banks }

/** The bank, from the server's list (APLY-42, APLY-43, ACC-09). */
export function BankField({ form, banks }: Props) {
  const { bank } = form.values
  const options = banks.list.map(({ code, name }) => ({ value: code, label: name }))
  const chosen = banks.list.find(({ code }) => code === bank)

  function choose(code: string) {
    const bankName = banks.list.find(listed => listed.code === code)?.name ?? ''
    form.type({ bank: code, bankName })
  }

  // Unlocked while the list is missing: an applicant who returned to a checked account can then load it again.
  if (chosen && form.isChecked) {
    return (
      <TextField
        id={form.fieldId('bank')}
        label={t.bank}
        value={chosen.name}
        onChange={() => {}}
        locked
        required
      />
    )
  }
  return (
    <>
      <Select<string>
        id={form.fieldId('bank')}
        label={t.bank}
        placeholder={banks.isLoading ? t.banksLoading : t.bankHint}
        options={options}
        value={chosen ? bank : ''}
        onChange={choose}
        problem={form.problem('bank')}
        required
      />
      {banks.hasFailed && (
        <AlertBox tone="danger" announced>
          <p>{t.banksFailed}</p>
          <Button variant="secondary" size="medium" onClick={banks.loadAgain}>
            {t.loadBanksAgain}
          </Button>
        </AlertBox>
      )}
    </>
  )
}
