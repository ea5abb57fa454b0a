import { keccak256, toBytes, type Address as Account } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { durationWords } from '#core/time/time-words.ts'
import { poolHeadline } from '#chain/liquidity/pool-words.ts'
import { creatorPath } from '#core/offer/offered.ts'
import { Address } from '#seals/components/address.tsx'
import { Certificate } from '#seals/components/certificate.tsx'
import { draftQuery, firstDraft } from '#tools/token/form/token-draft.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { proofsOf } from '#tools/token/generator/proofs.ts'
import { variantId } from '#tools/token/generator/variants.ts'
import { pausedWords } from '#tools/token/permissions/paused-words.ts'
import { remainingPermissions, type Remaining } from '#tools/token/permissions/remaining-permissions.ts'
import type { Holders as HoldersKnown, NotFollowed } from '#tools/token/holders/holders.ts'
import { Holders } from '#tools/token/holders/holders-view.tsx'
import { TokenBadge } from '#tools/token/badge/token-badge.tsx'
import { hasPieces } from '#tools/token/pieces/piece-options.ts'
import { FactTable } from '#ui/components/table.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { Collection } from './collection-part.tsx'
import { NumberedTokens } from './numbered-tokens.tsx'
import { amountOf, limitOf } from './token-amount.ts'
import { Checklist } from './token-checklist.tsx'
import { Delay } from './token-delay.tsx'
import type { TokenFacts } from './token-facts.server.ts'
import { History } from './token-history.tsx'
import { Liquidity } from './token-liquidity.tsx'
import { Locks } from './token-locks.tsx'

type Known = TokenFacts & { options: NonNullable<TokenFacts['options']> }
type Shown = { address: Account; facts: TokenFacts; chain: Chain }

/** `inPools` names the pools that hold some of it, as far as that can be read; `origin` is where this site is. */
type Whole = Shown & {
  holders: HoldersKnown | NotFollowed | undefined
  inPools: readonly string[] | undefined
  origin: string
}

const isKnown = (facts: TokenFacts): facts is Known => facts.options !== undefined

/** The first paragraph of the page: what its locked liquidity pays, whether its code is known, and whether an account holds a power over it. */
export function tokenPageLead(facts: TokenFacts, chain: string): string {
  const [deepest] = facts.pools?.pools ?? []
  const pays = deepest?.statement && deepest.statement.ladder.total > 0n ? `${poolHeadline(deepest)} ` : ''
  return `${pays}${codeWords(facts, chain)}`
}

function codeWords(facts: TokenFacts, chain: string): string {
  if (!isKnown(facts))
    return `A contract on ${chain} whose code is none of those this site makes. What it can do cannot be told from here in full.`
  const { powers } = remainingPermissions(facts.options, facts, facts.time)
  const held =
    powers.length === 0
      ? 'No account has power over it.'
      : 'Some accounts have power over it: see below which, and how far.'
  return `Its code on ${chain} is, byte for byte, one of the tokens this site makes and tests. ${held}`
}

/** All of the page below its head. */
export function TokenPage({ address, facts, holders, inPools, origin, chain }: Whole) {
  const known = isKnown(facts) ? facts : undefined
  const remaining = known && remainingPermissions(known.options, facts, facts.time)
  // Neither numbered pieces nor numbered tokens can be locked as amounts.
  const isCollection = facts.numbered || (known && ['erc721', 'erc1155'].includes(known.options.kind))
  // A vault has no liquidity or launch of its own to ask for.
  const isAmount = !isCollection && facts.decimals !== undefined && known?.options.kind !== 'erc4626'
  return (
    <>
      <div className="wide">
        <Certificate
          kind={known ? 'Token certificate' : 'Token, code not known here'}
          serial={facts.symbol ?? ''}
          name={facts.name ?? 'Without a name'}
          facts={[
            facts.numbered
              ? ['Tokens', facts.numbered.made === undefined ? 'not said' : String(facts.numbered.made)]
              : ['Supply', facts.supply === undefined ? 'not said' : amountOf(facts, facts.supply)],
            [
              'Powers over it',
              remaining ? (remaining.powers.length === 0 ? 'none' : String(remaining.powers.length)) : 'not known',
            ],
            ['Chain', `${chain.name}, ${chain.id}`],
            ['Read at block', exactAmount(BigInt(facts.block), 0)],
          ]}
          address={address}
          caption="Drawn from the address"
        />
      </div>
      <Clauses
        clauses={{
          'What buyers look for': isAmount && (
            <Checklist
              {...{ address, facts, inPools }}
              powers={known && remaining && { count: remaining.powers.length, tool: toolLink(address, known) }}
            />
          ),
          'What can be done to it':
            known && remaining ? (
              <Powers address={address} facts={known} remaining={remaining} />
            ) : (
              <Signs address={address} facts={facts} />
            ),
          'What there is of it': (
            <>
              {facts.numbered && <NumberedTokens {...facts.numbered} />}
              <FactTable label="Facts of the token" facts={supplyOf(facts)} />
              {known && hasPieces(known.options) && (
                <div className="actions">
                  <a className="button" href={toolLink(address, known)}>
                    Yours? Add pieces, or create them by a list
                  </a>
                </div>
              )}
              {known?.options.kind === 'erc4626' && (
                <div className="actions">
                  <a className="button solid" href={toolLink(address, known)}>
                    Deposit or withdraw
                  </a>
                </div>
              )}
            </>
          ),
          'Who holds it': <Holders holders={holders} chain={chain.name} />,
          'Its sale and terms': known && hasTerms(facts) && <Collection {...{ address, facts, chain }} />,
          'What its locked liquidity pays': !isCollection && <Liquidity address={address} facts={facts} />,
          'What of it is locked': facts.lens && !isCollection && (
            <Locks address={address} facts={facts} lens={facts.lens} />
          ),
          'What happened': facts.history && (
            <History {...facts.history} paused={known?.options.kind === 'erc4626' ? 'Deposits' : 'Transfers'} />
          ),
          'Its badge': facts.lens && isAmount && <TokenBadge token={address} origin={origin} />,
          'Its source': known && <Source facts={known} />,
          'Check it yourself': <Check address={address} facts={facts} chain={chain} />,
        }}
      />
    </>
  )
}

/** Where a token is used with a wallet: its code is compared there first. */
const toolLink = (address: Account, { options }: Known) =>
  `${creatorPath}?${draftQuery({ ...firstDraft(), options })}&token=${address}#yours`
const hasTerms = ({ collection = {} }: TokenFacts) => Object.keys(collection).length > 0

function Powers({ address, facts, remaining }: { address: Account; facts: Known; remaining: Remaining }) {
  const { powers, ended } = remaining
  const { risks } = emitToken(facts.options)
  return (
    <>
      {facts.paused && (
        <p>
          <strong>{pausedWords(facts.options)}</strong>
        </p>
      )}
      {powers.length === 0 ? (
        <p className="lead">Nothing. No account has power over this token, and none can ever get it.</p>
      ) : (
        <FactTable
          label="Powers over the token"
          facts={powers.map((power) => [`The ${power.who}`, <Power key={power.can} {...power} />] as const)}
        />
      )}
      {facts.delay && <Delay {...facts.delay} now={facts.time} />}
      {ended.length > 0 && (
        <ul className="marks">
          {ended.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {facts.pendingOwner && (
        <p>
          The ownership is offered to <Address value={facts.pendingOwner} />, who has not accepted it yet.
        </p>
      )}
      {risks.length > 0 && (
        <ul className="marks">
          {risks.map(({ level, text }) => (
            <li key={text}>
              {level === 'warn' && <strong>Warning. </strong>}
              {text}
            </li>
          ))}
        </ul>
      )}
      {powers.some(({ who }) => who !== 'launcher' && who !== 'bridge') && (
        <div className="actions">
          <a className="button" href={toolLink(address, facts)}>
            {facts.delay ? 'Yours? Announce, cancel or carry out' : 'Yours? Use them, hand them over or give them up'}
          </a>
        </div>
      )}
    </>
  )
}

function Power({ can, until, accounts, unsure }: Remaining['powers'][number]) {
  return (
    <>
      can {can}, {until ? `until ${until}` : 'permanently'}.
      <br />
      {accounts.length === 0 && !unsure
        ? 'Nobody holds this now.'
        : accounts.map((account) => (
            <span key={account}>
              <Address value={account} />{' '}
            </span>
          ))}
      {unsure && ' Accounts that were given it long ago may be missing here.'}
    </>
  )
}

const signWords = {
  delegates: 'Its code runs other code, as a proxy does: it can be exchanged.',
  mints: 'It has a function that creates tokens.',
  pauses: 'It has a function that stops transfers.',
  limits: 'It knows limits for wallets or transfers.',
  blocks: 'It has a function that blocks accounts.',
  taxes: 'It has a function that sets a tax.',
  trades: 'It has a switch that starts or stops trading.',
  upgrades: 'It has a function that replaces its code.',
  roles: 'It knows roles: accounts beside the owner may have powers.',
  destroys: 'Its code can destroy itself.',
  asksSigner: 'It asks who signed the transaction, and can treat buyers differently.',
  asksMiner: 'It asks who makes the block, and can treat simulations differently.',
} as const

function Signs({ address, facts: { lens, owner } }: { address: Account; facts: TokenFacts }) {
  const signs = Object.entries(signWords).filter(([sign]) => lens?.powers[sign as keyof typeof signWords])
  const authority = lens?.powers.authority
  return (
    <>
      <p className="lead">
        Only signs can be read from code that is not known. A function of another name can do the same, so their absence
        proves nothing.
      </p>
      <ul className="marks">
        {signs.map(([sign, text]) => (
          <li key={sign}>{text}</li>
        ))}
        {authority && !/^0x0+$/.test(authority) && (
          <li>
            Another contract decides who may do what: <Address value={authority} />.
          </li>
        )}
        {owner && /^0x0+$/.test(owner) && <li>It says that it has no owner.</li>}
        {owner && !/^0x0+$/.test(owner) && (
          <li>
            It says that its owner is <Address value={owner} />.
          </li>
        )}
        {signs.length === 0 && (
          <li>
            {lens ? 'None of the usual signs of powers was found.' : 'The signs could not be looked for on this chain.'}
          </li>
        )}
      </ul>
      <div className="actions">
        <a className="button solid" href={`/token-check?token=${address}`}>
          Check what a sale and its owner do
        </a>
      </div>
    </>
  )
}

function supplyOf(facts: TokenFacts) {
  const { supply, cap, pieces, asset, limits, options, decimals, delay } = facts
  const limited = options?.kind === 'erc20' && options.limits && limits && limits.end > facts.time
  return {
    Name: facts.name,
    Symbol: facts.symbol,
    Decimals: decimals === undefined ? undefined : String(decimals),
    Supply: supply === undefined ? undefined : amountOf(facts, supply),
    Cap: cap === undefined ? undefined : amountOf(facts, cap),
    'Delay of the powers': delay?.genuine ? durationWords(Number(delay.seconds)) : undefined,
    'Shares of': asset && <Address value={asset} />,
    Pieces: pieces && `${pieces.made}${pieces.most === undefined ? '' : ` of at most ${pieces.most}`}`,
    'Largest wallet': limited ? limitOf(facts, limits.maxWallet) : undefined,
    'Largest transfer': limited ? limitOf(facts, limits.maxTransaction) : undefined,
    'Limits end': limited ? <UtcTime at={limits.end} /> : undefined,
    'Read at': <ReadAt {...facts} />,
  }
}

function ReadAt({ block, time }: TokenFacts) {
  return (
    <>
      block {block}, <UtcTime at={time} />
    </>
  )
}

function Source({ facts: { options, bytes, name } }: { facts: Known }) {
  const { source, path } = emitToken(options, name)
  const proofs = proofsOf(options)
  return (
    <>
      <p>
        It is the variant <code>{variantId(options)}</code>: {bytes} bytes, compared with the compiled ones. Only what
        its constructor wrote, such as decimals, was left out. Comments and the name of the contract are not part of a
        code: they cannot be compared.
      </p>
      <p>
        keccak256 of <code>{path}</code>: <Address value={keccak256(toBytes(source))} />
      </p>
      <details>
        <summary>Read the source</summary>
        <Code text={source} />
      </details>
      <details>
        <summary>{proofs.length} tests passed for this code</summary>
        <ul className="marks">
          {proofs.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      </details>
      <div className="actions">
        <OfferedAnchor className="button" href={`${creatorPath}?${draftQuery({ ...firstDraft(), options })}#create`}>
          See its options in the creator
        </OfferedAnchor>
      </div>
    </>
  )
}

function Check({ address, facts: { block, owner, roles, numbered }, chain }: Shown) {
  const [admin] = roles?.holders.admin ?? []
  const calls = [
    numbered ? '"totalSupply(uint256)(uint256)" 1' : '"totalSupply()(uint256)"',
    ...(owner ? ['"owner()(address)"'] : []),
    ...(admin ? [`"hasRole(bytes32,address)(bool)" 0x${'0'.repeat(64)} ${admin}`] : []),
  ]
  const commands = [`cast code ${address}`, ...calls.map((call) => `cast call ${address} ${call}`)]
  return (
    <>
      <p>
        Nothing here asks for our word. Any node of the chain {chain.id} answers the same; these lines ask one with{' '}
        <code>cast</code>, of Foundry.
      </p>
      <Code text={commands.map((line) => `${line} --block ${block} --rpc-url YOUR_NODE`).join('\n')} />
      <p className="soft">
        The creator gives the compiler’s whole input for each variant, so that the code can be compiled again and
        compared.
      </p>
      <div className="actions">
        {!numbered && (
          <a className="button" href={`/token-check?token=${address}`}>
            Simulate a sale
          </a>
        )}
        {chain.explorer && (
          <a className="button" href={`${chain.explorer}/token/${address}`}>
            Open it in an explorer
          </a>
        )}
      </div>
    </>
  )
}

function Code({ text }: { text: string }) {
  return (
    <div className="sample">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  )
}
