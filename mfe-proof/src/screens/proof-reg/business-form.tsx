import { FilePicker, UploadProgress } from 'applicant-files/picker'
import { businessExamples, openExamples } from 'applicant-flow/examples'
import { paths } from 'domain-rules/journey'
import { BUSINESS_DETAILS, tooManyBusinessFiles } from 'domain-rules/proof'
import { Button, Form, LinkButton, SummaryList } from 'ui-kit'
import styles from '../../form/form.module.css'
import { routes } from '../../routes.ts'
import { PledgeForm } from './pledge-form.tsx'
import * as t from './texts.ko.ts'
import { FILES, useBusinessForm, type BusinessFormProps } from './use-business-form.ts'

/** The first step: up to three files that prove own delivery (PDIR-03 to PDIR-16). */
export function BusinessForm(props: BusinessFormProps) {
  const form = useBusinessForm(props)
  const { isRunning, closedReason } = form

  return (
    <Form onSubmit={form.register}>
      <h2>{t.businessFiles.title}</h2>
      <Details codes={props.details} />
      <FilePicker
        uploader={form.uploader}
        id={FILES}
        label={t.businessFiles.label}
        hint={t.businessFiles.hint}
        limit={form.limit}
        limitMessage={tooManyBusinessFiles}
        required={!closedReason}
        problem={form.problem}
        disabledReason={closedReason}
      />
      <div className={styles['beside']}>
        <Button
          variant="tertiary"
          size="medium"
          onClick={() => void openExamples({ title: t.examples.title, examples: businessExamples })}
        >
          {t.examples.open}
        </Button>
        <PledgeForm />
      </div>
      <div className="page__actions">
        <UploadProgress uploader={form.uploader} />
        <LinkButton href={routes.intro.path} variant="tertiary">
          {t.back}
        </LinkButton>
        {closedReason ? (
          <LinkButton href={paths.result}>{t.toResult}</LinkButton>
        ) : (
          <Button type="submit" busy={isRunning}>
            {isRunning ? t.registering : t.register}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Details({ codes }: { codes: readonly string[] }) {
  const names = BUSINESS_DETAILS.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  if (names.length === 0) return null
  const { details } = t.businessFiles
  return <SummaryList rows={[[details, names.join(', ')]]} />
}
