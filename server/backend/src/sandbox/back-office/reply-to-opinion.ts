import { HttpError } from 'server-kit'
import { lockApplication } from '../../stores/applications/application-rows.ts'
import { answerOpinion } from '../../stores/applications/opinion-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { recordCaseWork, type CaseWorkerContext } from './case-worker.ts'

/** Answers an opinion as a case worker would; answering again replaces the answer (OPN-15). Throws `HttpError` (404). */
export async function answerAsCaseWorker(
  context: CaseWorkerContext,
  opinionNumber: string,
  answerContent: string,
): Promise<void> {
  const { transaction, at } = context
  const applicationNumber = await applicationOf(context, opinionNumber)
  // No one submits another opinion while this one is answered.
  const application = applicationNumber && (await lockApplication(transaction, applicationNumber, null))
  if (!application) throw new HttpError(404, 'OPINION_NOT_FOUND', sandboxTexts.unknownOpinion)
  await answerOpinion(transaction, opinionNumber, answerContent, at)
  await recordCaseWork(context, 'opinion.answer', application.applicationNumber, { opinionNumber })
}

async function applicationOf(
  { transaction }: CaseWorkerContext,
  opinionNumber: string,
): Promise<string | undefined> {
  const opinion = await transaction
    .selectFrom('opinion')
    .select('applicationNumber')
    .where('opinionNumber', '=', opinionNumber)
    .executeTakeFirst()
  return opinion?.applicationNumber
}
