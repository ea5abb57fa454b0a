import type { AcceptanceVisit } from './acceptance-case.ts'
import { chat } from './chat.ts'
import { screens } from './screens.ts'
import { served } from './served.ts'
import { shell } from './shell.ts'
import { wallet } from './wallet.ts'

/** Every visit of the acceptance: each case is a statement of the specification. */
export const visits: readonly AcceptanceVisit[] = [...screens, ...shell, ...wallet, ...chat, ...served]
