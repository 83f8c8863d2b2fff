import { Fragment, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Checkbox, CheckboxGroup, focusField, Status } from 'ui-kit'
import { routes } from '../../routes.ts'
import { choose, kinds, pathOf, type Kind } from './kinds.ts'
import * as t from './texts.ko.ts'

type Choice = { kind: Kind; codes: readonly string[] }

const LIST = 'proof-items'

/** All accepted documents, to be ticked; those of one kind at a time (PINT-07 to PINT-10, AMB-69). */
export function ItemList() {
  const [{ kind, codes }, setChoice] = useState<Choice>({ kind: kinds[0], codes: [] })
  const [cleared, setCleared] = useState('')
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()

  function tick(of: Kind, code: string, isTicked: boolean) {
    const isOther = of !== kind
    const kept = isOther ? [] : codes.filter(other => other !== code)
    setChoice({ kind: of, codes: isTicked ? [...kept, code] : kept })
    setCleared(isOther && codes.length > 0 ? t.items.cleared(kind.title) : '')
  }

  function goOn() {
    setAsked(true)
    if (codes.length === 0) return focusField(LIST)
    choose(kind, codes.toSorted())
    void navigate(pathOf(kind, routes.business.path))
  }

  return (
    <section>
      <h2>{t.items.title}</h2>
      <p>{t.items.hint}</p>
      {kinds.map((of, place) => (
        <Fragment key={of.type}>
          <CheckboxGroup
            {...(place === 0 && { id: LIST })}
            legend={of.title}
            problem={place === 0 && isAsked && codes.length === 0 ? t.items.missing : undefined}
          >
            {of.details.map(({ code, name }) => (
              <Checkbox
                key={code}
                label={name}
                checked={of === kind && codes.includes(code)}
                onChange={isTicked => tick(of, code, isTicked)}
              />
            ))}
          </CheckboxGroup>
          {/* Shown beside the pressed checkbox, not beside those that were cleared. */}
          <Status>{of === kind && cleared}</Status>
        </Fragment>
      ))}
      <div className="page__actions">
        <Button variant="secondary" onClick={goOn}>
          {t.items.goOn}
        </Button>
      </div>
    </section>
  )
}
