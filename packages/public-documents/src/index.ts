import type { PdfContent } from './content.ts'
import { acceptedProof } from './accepted-proof.ko.ts'
import { announcement } from './announcement.ko.ts'
import { deliveryLedger } from './delivery-ledger.ko.ts'
import { directDeliveryPledge } from './direct-delivery-pledge.ko.ts'
import { evidenceExamples } from './evidence-examples.ko.ts'
import { excludedIndustries } from './excluded-industries.ko.ts'
import { manual } from './manual.ko.ts'
import { proofSample } from './proof-sample.ko.ts'

export type { Block, Column, PdfContent, Table } from './content.ts'

/**
 * Every public document, by its name in the site configuration: `documents/` are read in the viewer, `forms/` are kept
 * or filled in.
 */
export const documents = {
  manual,
  announcement,
  excludedIndustries,
  acceptedProof,
  proofSample,
  evidenceExamples,
  deliveryLedger,
  directDeliveryPledge,
} satisfies Record<string, PdfContent>
