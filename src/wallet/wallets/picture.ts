import { colours } from '#content/colours.ts'
import { monogram } from '#wallet/list/monogram.ts'

/** The colours of a wallet that has no picture here. */
const plain = { background: '#ffffff', ink: colours.ink.day }

/**
 * The picture of a wallet, asked for when it is shown: the file `icons/ID.svg`, else its monogram. What it announces itself goes
 * before both (`groups.ts`).
 */
export function walletPicture(id: string, name: string): () => Promise<string> {
  let asked: Promise<string> | undefined
  return () => {
    asked ??= import('./icon-urls.ts').then(
      ({ iconUrls }) => iconUrls.get(id) ?? monogram({ name, ...plain }),
      () => monogram({ name, ...plain }),
    )
    return asked
  }
}
