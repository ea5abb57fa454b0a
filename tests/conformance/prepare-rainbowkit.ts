import { join } from 'node:path'
import { builtPagesOf, prepareKit } from './prepare-kit.ts'

/** The npm project of the comparison, and where its pages are built to. */
export const rainbowKit = join(import.meta.dirname, '../rainbowkit')
export const builtPages = builtPagesOf({ root: rainbowKit })

/**
 * The pages: RainbowKit loaded with the page, loaded by the first press, the same page without a wallet, and one without sign-in for the
 * wallets of the lab.
 */
const pages = ['index.html', 'at-press.html', 'without.html', 'lab.html'] as const

/** Installs what the comparison stands on unless it is there, and builds its pages. Throws when npm fails. */
export const prepareRainbowKit = (): Promise<void> => prepareKit({ name: 'RainbowKit', root: rainbowKit, pages })
