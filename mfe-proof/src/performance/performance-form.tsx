import { FilePicker, UploadProgress } from 'applicant-files/picker'
import { PdfButton } from 'applicant-flow/documents'
import { deliveryExamples, generalExamples, openExamples } from 'applicant-flow/examples'
import { Button, Form, LinkButton, Skeleton } from 'ui-kit'
import * as entryTexts from '../entry/texts.ko.ts'
import styles from '../form/form.module.css'
import { ProblemSummary } from '../registration/problem-summary.tsx'
import { routes } from '../routes.ts'
import { Fields } from './fields.tsx'
import * as t from './texts.ko.ts'
import {
  fieldId,
  usePerformanceDraft,
  usePerformanceForm,
  type PerformanceProps,
} from './use-performance-form.ts'

type Props = PerformanceProps & {
  /** The reason why nothing may be submitted. */
  disabledReason?: string | undefined
}

/** Proves the volume of deliveries: agreement, period, amount or count, and files (PGEN-01 to PGEN-17). */
export function PerformanceForm(props: Props) {
  const draft = usePerformanceDraft(props)
  if (!draft) return <Skeleton label={entryTexts.loading} lines={6} />
  return <OpenForm {...props} draft={draft} />
}

type OpenProps = Props & { draft: NonNullable<ReturnType<typeof usePerformanceDraft>> }

function OpenForm({ disabledReason, draft, ...props }: OpenProps) {
  const form = usePerformanceForm(props, draft)

  return (
    <Form onSubmit={form.register}>
      <ProblemSummary problems={form.problems} fieldId={fieldId} />
      <Fields form={form} {...props} />
      <FilePicker
        uploader={form.uploader}
        id={fieldId('files')}
        label={t.files.label}
        required
        problem={form.problem('files')}
      />
      <Examples type={props.type} />
      <div className="page__actions">
        <UploadProgress uploader={form.uploader} />
        <LinkButton href={routes.intro.path} variant="tertiary">
          {t.back}
        </LinkButton>
        <Button type="submit" busy={form.isRunning} disabledReason={disabledReason}>
          {form.isRunning ? t.registering : t.register}
        </Button>
      </div>
    </Form>
  )
}

/** Examples of such files: a sample as a PDF, and drawings (PGEN-17). */
function Examples({ type }: Pick<Props, 'type'>) {
  const examples = type === '영업' ? deliveryExamples : generalExamples
  return (
    <div className={styles['beside']}>
      <PdfButton document="proofSample" variant="tertiary" size="medium">
        {t.sample}
      </PdfButton>
      <Button
        variant="tertiary"
        size="medium"
        onClick={() => void openExamples({ title: t.examples, examples })}
      >
        {t.examples}
      </Button>
    </div>
  )
}
