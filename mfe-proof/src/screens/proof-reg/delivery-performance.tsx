import { paths } from 'domain-rules/journey'
import styles from '../../form/form.module.css'
import { PerformanceForm } from '../../performance/performance-form.tsx'
import { PledgeForm } from './pledge-form.tsx'
import * as t from './texts.ko.ts'
import type { DirectDeliveryProps } from './use-business-form.ts'

/** The second step: the number of deliveries and the files that prove it (PDIR-12, PDIR-24, AMB-75, AMB-76). */
export function DeliveryPerformance({ entry, details }: DirectDeliveryProps) {
  return (
    <>
      <section>
        <h2>{t.performance.title}</h2>
        <div className={styles['beside']}>
          <PledgeForm />
        </div>
      </section>
      <PerformanceForm entry={entry} type="영업" details={details} division="건" leadsTo={paths.result} />
    </>
  )
}
