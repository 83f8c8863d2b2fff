import { AlertBox, Button, Select, TextField } from 'ui-kit'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import type { useBanks } from '../form/use-banks.ts'
import * as t from '../texts.ko.ts'

type Props = { form: ApplicationFormHandle; banks: ReturnType<typeof useBanks> }

/** Which bank, out of the server's list (APLY-42, APLY-43). */
export function BankField({ form, banks }: Props) {
  const { bank } = form.state.values
  const options = banks.list.map(({ code, name }) => ({ value: code, label: name }))
  const chosen = banks.list.find(({ code }) => code === bank)

  function choose(code: string) {
    const bankName = banks.list.find(listed => listed.code === code)?.name ?? ''
    form.change({ kind: 'typed', values: { bank: code, bankName } })
  }

  // The applicant may have come back to a checked account while the list failed to load: then it can be loaded again.
  if (chosen && form.state.checks.account === 'done') {
    return (
      <TextField
        id={fieldId('bank')}
        label={t.fields.bank}
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
        id={fieldId('bank')}
        label={t.fields.bank}
        placeholder={banks.isLoading ? t.hints.banksLoading : t.hints.bank}
        options={options}
        value={chosen ? bank : ''}
        onChange={choose}
        problem={form.problem('bank')}
        required
      />
      {banks.hasFailed && (
        <AlertBox tone="danger" announced>
          <p>{t.checks.banksFailed}</p>
          <Button variant="secondary" size="medium" onClick={banks.loadAgain}>
            {t.checks.loadBanksAgain}
          </Button>
        </AlertBox>
      )}
    </>
  )
}
