import type { Address } from 'viem'
import { transactionUrl } from '#chain/chain-links.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { roleHashes, type RoleName } from '#tools/token/permissions/powers-abi.ts'
import { addressMarkup } from './page-markup.server.ts'
import type { TokenEvent, TokenHistory } from './token-history.server.ts'

/** Events that are told, the newest. */
const mostTold = 50

/** What happened to the powers over a token, oldest first, each with its transaction. */
export function historyMarkup({ events, from, whole }: TokenHistory): SafeHtml {
  const told = events.slice(-mostTold)
  const left = events.length - told.length
  return markup`${left > 0 && markup`<p class="soft">Of ${String(events.length)} events the last ${String(mostTold)} are shown.</p>`}
${told.length > 0 ? markup`<ol class="marks">${told.map((event) => markup`<li>${eventMarkup(event)} <a href="${transactionUrl(undefined, event.hash)}">Block ${String(event.block)}</a></li>`)}</ol>` : markup`<p>No event of its powers was found.</p>`}
${!whole && markup`<p class="soft">The node did not tell everything: events may be missing.</p>`}
${from > 0 && markup`<p class="soft">Read from block ${String(from)} on: older events are on the chain all the same.</p>`}`
}

const nobody = (account: Address) => /^0x0+$/.test(account)

function eventMarkup(event: TokenEvent): SafeHtml {
  switch (event.eventName) {
    case 'OwnershipTransferStarted':
      return nobody(event.args.newOwner)
        ? markup`The offer of the ownership was taken back.`
        : markup`The ownership was offered to ${addressMarkup(event.args.newOwner)}.`
    case 'OwnershipTransferred': {
      const { previousOwner, newOwner } = event.args
      if (nobody(previousOwner)) return markup`It was launched, with the owner ${addressMarkup(newOwner)}.`
      if (nobody(newOwner)) return markup`The ownership was renounced by ${addressMarkup(previousOwner)}.`
      return markup`The ownership passed from ${addressMarkup(previousOwner)} to ${addressMarkup(newOwner)}.`
    }
    case 'RoleGranted':
      return markup`${addressMarkup(event.args.account)} became ${roleOf(event.args.role)}.`
    case 'RoleRevoked': {
      const { role, account, sender } = event.args
      const how = account === sender ? 'gave up being' : 'was no longer'
      return markup`${addressMarkup(account)} ${how} ${roleOf(role)}.`
    }
    case 'Paused':
      return markup`Transfers were stopped by ${addressMarkup(event.args.account)}.`
    case 'Unpaused':
      return markup`Transfers were resumed by ${addressMarkup(event.args.account)}.`
  }
}

const roleOf = (hash: string) =>
  (Object.keys(roleHashes) as RoleName[]).find((name) => roleHashes[name] === hash) ?? `a role of no name here, ${hash}`
