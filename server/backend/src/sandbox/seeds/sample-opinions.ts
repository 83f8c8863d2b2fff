import { answerOpinion, insertOpinion } from '../../stores/applications/opinion-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import type { CaseWorkerContext } from '../back-office/case-worker.ts'

const texts = sandboxTexts.samples

/** Files opinions of an application, each answered ('Y') or not, the oldest first. */
export async function fileSampleOpinions(
  { transaction, at }: CaseWorkerContext,
  applicationNumber: string,
  opinions: readonly ('Y' | 'N')[],
): Promise<void> {
  for (const [place, answered] of opinions.entries()) {
    const position = place + 1
    const opinion = { applicationNumber, position, content: texts.opinion(position), at }
    const opinionNumber = await insertOpinion(transaction, opinion)
    if (answered === 'Y') await answerOpinion(transaction, opinionNumber, texts.answer, at)
  }
}
