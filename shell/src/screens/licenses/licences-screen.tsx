import { Page, Table, VisuallyHidden } from 'ui-kit'
import * as t from '../../content/licences.ko.ts'
import { apacheLicenceAddress, mitLicence, packages } from '../../content/packages.ts'
import { TextSections } from '../../content/text-blocks.tsx'
import { routes } from '../../routes.ts'

type Package = (typeof packages)[number]

const columns = [
  {
    header: t.name,
    cell: ({ names }: Package) => names.map(name => <div key={name}>{name}</div>),
    namesRow: true,
  },
  { header: t.copyright, cell: ({ copyright }: Package) => copyright },
  { header: t.licence, cell: ({ licence }: Package) => licence },
]

/** The works of others in the site, as their licences ask for. */
export function LicencesScreen() {
  return (
    <Page title={routes.licences.title} lead={t.lead}>
      <TextSections sections={t.sections} />
      <section>
        <h2>{t.packagesTitle}</h2>
        <Table caption={t.packagesTitle} columns={columns} rows={packages} keyOf={({ names }) => names[0]} />
        <h3>MIT License</h3>
        {mitLicence.map(paragraph => (
          <p key={paragraph} lang="en">
            {paragraph}
          </p>
        ))}
        <h3>Apache License 2.0</h3>
        <p>
          <a href={apacheLicenceAddress} target="_blank" rel="noopener">
            {apacheLicenceAddress}
            <VisuallyHidden> {t.newWindow}</VisuallyHidden>
          </a>
        </p>
      </section>
    </Page>
  )
}
