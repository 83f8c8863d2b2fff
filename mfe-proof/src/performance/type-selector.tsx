import { session } from 'shared-session'
import { FieldGroup, LinkButton, Tabs } from 'ui-kit'
import { routes } from '../routes.ts'
import * as t from './texts.ko.ts'

type Props = {
  id: string
  problem: string | undefined
  isDirect: boolean
  onDirect: (isDirect: boolean) => void
}

/** Direct proof, or a request to the carriers, which has a page of its own (PGEN-01, PGEN-20, AMB-68, AMB-70). */
export function TypeSelector({ id, problem, isDirect, onDirect }: Props) {
  function open(tab: string) {
    const isNowDirect = tab === 'direct'
    session.update({ isNormalProof: isNowDirect ? 'Y' : null })
    onDirect(isNowDirect)
  }

  return (
    <FieldGroup id={id} legend={t.type.legend} hint={<Ways />} required problem={problem}>
      {() => (
        <Tabs
          label={t.type.selector}
          openId={isDirect ? 'direct' : null}
          onOpen={open}
          tabs={[
            { id: 'direct', label: t.type.direct, content: <p>{t.type.directNext}</p> },
            { id: 'parcel', label: t.type.parcel, content: <ToParcel /> },
          ]}
        />
      )}
    </FieldGroup>
  )
}

/** The two ways in words, before the choice. */
function Ways() {
  return (
    <>
      {t.type.hint}
      <br />
      {t.type.direct}: {t.type.directHint}
      <br />
      {t.type.parcel}: {t.type.parcelHint}
    </>
  )
}

function ToParcel() {
  return (
    <LinkButton
      href={routes.parcel.path}
      variant="secondary"
      size="medium"
      onClick={() => session.update({ isNormalProof: 'N' })}
    >
      {t.type.toParcel}
    </LinkButton>
  )
}
