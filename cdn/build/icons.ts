import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { krdsFile } from './packages.ts'

/** The KRDS icons that the stylesheets use as masks: our name, their file. */
const icons = {
  angle: 'ico_angle',
  chat: 'ico_faq',
  display: 'ico_view_mode',
  menu: 'ico_all',
}

export async function copyIcons(target: string): Promise<void> {
  for (const [name, file] of Object.entries(icons)) {
    await cp(krdsFile(`resources/img/component/icon/${file}.svg`), join(target, `${name}.svg`))
  }
}
