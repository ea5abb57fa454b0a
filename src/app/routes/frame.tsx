import { withoutClosing } from '#app/shell/closing-band.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { frame as words } from '#content/pages/frame.ts'

export const handle = { static: true, ...withoutClosing }

export const meta = () => pageMeta('/frame', words)

/** The shell without a page, which the server fills with what only it knows: receipts, confirmations, the outbox. */
export default function Frame() {
  return <div id="frame" />
}
