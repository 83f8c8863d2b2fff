import { runAlone } from 'remote-kit/standalone'
import { texts } from './texts.ko.ts'
