import type { PdfContent } from '../build/pdf/content.ts'
import { acceptedProof } from './accepted-proof.ko.ts'
import { announcement } from './announcement.ko.ts'
import { deliveryLedger } from './delivery-ledger.ko.ts'
import { directDeliveryPledge } from './direct-delivery-pledge.ko.ts'
import { evidenceExamples } from './evidence-examples.ko.ts'
import { excludedIndustries } from './excluded-industries.ko.ts'
import { manual } from './manual.ko.ts'
import { proofSample } from './proof-sample.ko.ts'

/** Every public document: `documents/` are read in the viewer, `forms/` are kept or filled in. */
export const documents: readonly PdfContent[] = [
  manual,
  announcement,
  excludedIndustries,
  acceptedProof,
  proofSample,
  evidenceExamples,
  deliveryLedger,
  directDeliveryPledge,
]
