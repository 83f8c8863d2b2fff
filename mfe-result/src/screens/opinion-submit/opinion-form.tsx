import { FilePicker, UploadProgress } from 'applicant-files/picker'
import { FormSection } from 'applicant-flow/form-section'
import { OPINION_FILE_LIMIT, OPINION_TEXT_LIMIT } from 'domain-rules'
import { opinionLength } from 'domain-rules/opinion'
import { AlertBox, Button, Form, Textarea } from 'ui-kit'
import * as t from './texts.ko.ts'
import { useOpinionForm } from './use-opinion-form.ts'
import type { OpinionPage } from './use-opinions.ts'
import { FILES_ID, useSubmitOpinion } from './use-submit-opinion.ts'

type Props = { page: OpinionPage; reload: () => Promise<void> }

/** The form of an opinion and its files; locked with the reason if none may be submitted (OPN-02 to OPN-04, OPN-16 to OPN-30). */
export function OpinionForm({ page, reload }: Props) {
  const form = useOpinionForm(page)
  const { submit, isRunning, filesProblem } = useSubmitOpinion(form, reload)
  const { closed, missing, text, cut, uploader } = form
  // The box above has the whole sentence.
  const blocked = closed === undefined ? missing : t.form.closed

  return (
    <Form onSubmit={submit}>
      <FormSection title={t.form.title}>
        {closed && (
          <AlertBox tone="info">
            <p>{closed}</p>
          </AlertBox>
        )}
        <Textarea
          label={t.form.text}
          hint={t.form.textHint}
          value={text}
          onChange={form.change}
          count={{ used: opinionLength(text), limit: OPINION_TEXT_LIMIT }}
          cut={cut}
          locked={closed !== undefined || isRunning}
          required
        />
        <FilePicker
          id={FILES_ID}
          uploader={uploader}
          label={t.form.files}
          hint={t.form.filesHint}
          limit={OPINION_FILE_LIMIT}
          disabledReason={isRunning ? t.form.submitting : blocked}
          {...(filesProblem && { problem: filesProblem })}
        />
      </FormSection>
      <div className="page__actions">
        <UploadProgress uploader={uploader} />
        <Button type="submit" busy={isRunning} disabledReason={blocked}>
          {t.form.submit}
        </Button>
      </div>
    </Form>
  )
}
