import { keccak256, toBytes, type Address } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { markup, SafeHtml } from '#core/text/html.server.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { waveSheet } from '#seals/lines/wave-lines.ts'
import { marksOf } from '#seals/marks/marks.ts'
import { marksText, svgOf } from '#seals/marks/svg-text.ts'
import { draftQuery, firstDraft } from '#tools/token/form/token-draft.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { proofsOf } from '#tools/token/generator/proofs.ts'
import { variantId } from '#tools/token/generator/variants.ts'
import { remainingPowers, type Remaining } from '#tools/token/permissions/remaining-powers.ts'
import { historyMarkup } from './history-markup.server.ts'
import { locksMarkup } from './locks-markup.server.ts'
import { addressMarkup, clauseMarkup, factTable, rowsMarkup, timeMarkup, type FactRow } from './page-markup.server.ts'
import { amountOf, limitOf } from './token-amount.server.ts'
import type { TokenFacts } from './token-facts.server.ts'

type Known = TokenFacts & { options: NonNullable<TokenFacts['options']> }

const isKnown = (facts: TokenFacts): facts is Known => facts.options !== undefined

/** The first paragraph of the page: whether its code is known, and whether anybody has power over it. */
export function tokenPageLead(facts: TokenFacts, chain: string): string {
  if (!isKnown(facts))
    return `A contract on ${chain} whose code is none of those this site makes. What it can do cannot be told from here in full.`
  const { powers } = remainingPowers(facts.options, facts, facts.time)
  const held =
    powers.length === 0 ? 'Nobody has any power over it.' : 'Somebody has power over it: see below who, and how far.'
  return `Its code on ${chain} is, byte for byte, one of the 200 tokens this site makes and tests. ${held}`
}

/** All of the page below its head. */
export function tokenPageBody(address: Address, facts: TokenFacts, chain: Chain): SafeHtml {
  const remaining = isKnown(facts) ? remainingPowers(facts.options, facts, facts.time) : undefined
  const clauses: [heading: string, body: SafeHtml][] = [
    ['What can be done to it', remaining ? powersMarkup(address, facts as Known, remaining) : signsMarkup(facts)],
    ['What there is of it', factTable('Facts of the token', supplyRows(facts))],
    ...clauseWith(
      'What of it is locked',
      facts.lens && !isCollection(facts) && locksMarkup(address, facts, facts.lens),
    ),
    ...clauseWith('What happened', facts.history && historyMarkup(facts.history)),
    ...clauseWith('Its source', isKnown(facts) && sourceMarkup(facts)),
    ['Check it yourself', checkMarkup(address, facts, chain)],
  ]
  return markup`<div class="wide">${certificate(address, { facts, remaining, chain })}</div>
${clauses.map(([heading, body], at) => clauseMarkup(at + 1, heading, body))}`
}

/** A clause where there is something to say. */
const clauseWith = (heading: string, body: SafeHtml | false | undefined): [heading: string, body: SafeHtml][] =>
  body ? [[heading, body]] : []

/** Numbered pieces cannot be locked as amounts. */
const isCollection = ({ options }: TokenFacts) => options !== undefined && options.kind !== 'erc20'

const tint = { length: 300, amplitude: 26, step: [-10, 10], width: 2500, height: 1800, stroke: 130 } as const

// The engraver draws numbers only: its text is markup already.
const silk = new SafeHtml(
  `<svg aria-hidden="true" class="certificate-tint" width="100%" height="100%" fill="none" stroke="currentColor"><g transform="scale(.5)">${marksText(marksOf([waveSheet({ ...tint, step: [...tint.step] })], 'silk'))}</g></svg>`,
)

type Certified = { facts: TokenFacts; remaining?: Remaining; chain: Chain }

function certificate(address: Address, { facts, remaining, chain }: Certified): SafeHtml {
  const drawing = new SafeHtml(svgOf(seal(address, 320), { size: 320, color: 'currentColor', id: 'token-seal' }))
  const said: [string, string][] = [
    ['Supply', facts.supply === undefined ? 'not said' : amountOf(facts, facts.supply)],
    [
      'Powers over it',
      remaining ? (remaining.powers.length === 0 ? 'none' : String(remaining.powers.length)) : 'not known',
    ],
    ['Chain', `${chain.name}, ${chain.id}`],
    ['Read at block', exactAmount(BigInt(facts.block), 0)],
  ]
  return markup`<article class="certificate" aria-label="Token certificate">${silk}
<div class="certificate-body"><div class="certificate-text">
<p class="certificate-label">${facts.options ? 'Token certificate' : 'Token, code not known here'} <span class="certificate-serial">${facts.symbol}</span></p>
<p class="certificate-name"><bdi>${facts.name ?? 'Without a name'}</bdi></p>
<dl class="certificate-facts">${said.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<dl class="certificate-address"><div><dt>Address</dt><dd>${addressMarkup(address)}</dd></div></dl>
</div><figure class="certificate-seal"><span aria-hidden="true">${drawing}</span><figcaption>Drawn from the address</figcaption></figure></div></article>`
}

function powersMarkup(address: Address, facts: Known, { powers, ended }: Remaining): SafeHtml {
  const { risks } = emitToken(facts.options)
  const rows: FactRow[] = powers.map(({ who, can, until, accounts, unsure }) => [
    `The ${who}`,
    markup`can ${can}, until ${until}.<br>${
      accounts.length === 0 && !unsure
        ? 'Nobody holds this now.'
        : accounts.map((account) => markup`${addressMarkup(account)} `)
    }${unsure && ' Accounts that were given it long ago may be missing here.'}`,
  ])
  return markup`${facts.paused && markup`<p><strong>It is paused now: nobody can send it.</strong></p>`}
${powers.length === 0 ? markup`<p class="lead">Nothing. No account has any power over this token, and none can ever get one.</p>` : factTable('Powers over the token', rows)}
${ended.length > 0 && markup`<ul class="marks">${ended.map((text) => markup`<li>${text}</li>`)}</ul>`}
${facts.pendingOwner && markup`<p>The ownership is offered to ${addressMarkup(facts.pendingOwner)}, who has not accepted it yet.</p>`}
${risks.length > 0 && markup`<ul class="marks">${risks.map(({ level, text }) => markup`<li>${level === 'warn' && markup`<strong>Warning.</strong> `}${text}</li>`)}</ul>`}
${powers.some(({ who }) => who !== 'launcher') && markup`<div class="actions"><a class="button" href="/meme-token?${draftQuery({ ...firstDraft(), options: facts.options })}&token=${address}#create">Yours? Hand them over or give them up</a></div>`}`
}

const signWords = {
  delegates: 'Its code runs other code, as a proxy does: it can be exchanged.',
  mints: 'It has a function that creates tokens.',
  pauses: 'It has a function that stops transfers.',
  limits: 'It knows limits for wallets or transfers.',
  blocks: 'It has a function that blocks accounts.',
} as const

function signsMarkup({ lens, owner }: TokenFacts): SafeHtml {
  const signs = Object.entries(signWords).filter(([sign]) => lens?.powers[sign as keyof typeof signWords])
  const renounced = owner && /^0x0+$/.test(owner)
  return markup`<p class="lead">Only signs can be read from code that is not known. A function of another name can do the same, so their absence proves nothing.</p>
<ul class="marks">${signs.map(([, text]) => markup`<li>${text}</li>`)}
${owner && (renounced ? markup`<li>It says that it has no owner.</li>` : markup`<li>It says that its owner is ${addressMarkup(owner)}.</li>`)}
${signs.length === 0 && markup`<li>${lens ? 'None of the usual signs of powers was found.' : 'The signs could not be looked for on this chain.'}</li>`}</ul>`
}

function supplyRows(facts: TokenFacts): FactRow[] {
  const { supply, cap, pieces, limits, options, decimals } = facts
  const limited = options?.kind === 'erc20' && options.limits && limits && limits.end > facts.time
  return rowsMarkup([
    ['Name', facts.name],
    ['Symbol', facts.symbol],
    ['Decimals', decimals === undefined ? undefined : String(decimals)],
    ['Supply', supply === undefined ? undefined : amountOf(facts, supply)],
    ['Cap', cap === undefined ? undefined : amountOf(facts, cap)],
    ['Pieces', pieces && `${pieces.made}${pieces.most === undefined ? '' : ` of at most ${pieces.most}`}`],
    ['Largest wallet', limited ? limitOf(facts, limits.maxWallet) : undefined],
    ['Largest transfer', limited ? limitOf(facts, limits.maxTransaction) : undefined],
    ['Limits end', limited ? timeMarkup(limits.end) : undefined],
    ['Read at', markup`block ${String(facts.block)}, ${timeMarkup(facts.time)}`],
  ])
}

function sourceMarkup({ options, bytes }: Known): SafeHtml {
  const { source } = emitToken(options)
  const proofs = proofsOf(options)
  return markup`<p>It is the variant <code>${variantId(options)}</code>: ${String(bytes)} bytes, compared with the compiled ones. Only what its constructor wrote, such as decimals, was left out.</p>
<p>keccak256 of its source: ${addressMarkup(keccak256(toBytes(source)))}</p>
<details><summary>Read the source</summary><div class="sample"><pre tabindex="0"><code>${source}</code></pre></div></details>
<details><summary>${String(proofs.length)} tests passed for this source hash</summary><ul class="marks">${proofs.map(({ says }) => markup`<li>${says}</li>`)}</ul></details>
<div class="actions"><a class="button" href="/meme-token?${draftQuery({ ...firstDraft(), options })}#create">See its options in the creator</a></div>`
}

function checkMarkup(address: Address, { block, owner, roles }: TokenFacts, chain: Chain): SafeHtml {
  const [admin] = roles?.holders.admin ?? []
  const calls = [
    '"totalSupply()(uint256)"',
    ...(owner ? ['"owner()(address)"'] : []),
    ...(admin ? [`"hasRole(bytes32,address)(bool)" 0x${'0'.repeat(64)} ${admin}`] : []),
  ]
  const commands = [`cast code ${address}`, ...calls.map((call) => `cast call ${address} ${call}`)]
  return markup`<p>Nothing here asks for our word. Any node of the chain ${String(chain.id)} answers the same; these lines ask one with <code>cast</code>, of Foundry.</p>
<div class="sample"><pre tabindex="0"><code>${commands.map((line) => `${line} --block ${String(block)} --rpc-url YOUR_NODE`).join('\n')}</code></pre></div>
<p class="soft">The creator gives the compiler’s whole input for each variant, so that the code can be compiled again and compared.</p>
${chain.explorer && markup`<div class="actions"><a class="button" href="${chain.explorer}/token/${address}">Open it in an explorer</a></div>`}`
}
