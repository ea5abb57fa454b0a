import { join } from 'node:path'
import { builtPagesOf, prepareKit } from './prepare-kit.ts'

/** The npm project of ConnectKit's pages, and where they are built to. It asks for another React than RainbowKit's page has. */
export const connectKit = join(import.meta.dirname, '../connectkit')
export const builtConnectKit = builtPagesOf({ root: connectKit })

/** Installs what the pages stand on unless it is there, and builds them: one with ConnectKit, one without a wallet. Throws when npm fails. */
export const prepareConnectKit = (): Promise<void> =>
  prepareKit({ name: 'ConnectKit', root: connectKit, pages: ['index.html', 'without.html'] })
