import { defineArea } from 'remote-kit'
import { screens } from './screen-table.ts'

export const { bootstrap, mount, unmount, prepare } = defineArea(screens)
