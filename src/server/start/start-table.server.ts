import { join } from 'node:path'
import { chosenKind, providerKinds } from '#assistant/providers/catalogue.server.ts'
import { chainOf, hasLocalChain } from '#chain/catalogue.ts'
import { explorerOf } from '#chain/chain-links.ts'
import { brand } from '#content/brand.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import type { Env } from '#core/process/env.server.ts'
import { showsOutbox } from '#mail/mail-pages.server.ts'

/** What `npm start` says first: each part, whether it is embedded or configured, and by which variable it is replaced. */
export function startTable(env: Env, addresses: string[], port: number): string {
  const rows: [part: string, now: string, variable: string][] = [
    [
      'database',
      env.DATABASE_URL ? 'configured' : `embedded PostgreSQL in ${join(env.DATA_DIR, 'postgres')}`,
      'DATABASE_URL',
    ],
    ['chain', chainNow(env), 'CHAIN_ID, RPC_URL'],
    ['explorer', explorerOf(env, chainOf(env.CHAIN_ID)) ?? 'embedded, at /tx/…', 'EXPLORER_URL'],
    ['WalletConnect', walletConnectNow(env), 'WALLETCONNECT_PROJECT_ID'],
    [
      'assistant',
      chosenKind(env)?.now ?? 'embedded, answers from the pages',
      providerKinds.map(({ variable }) => variable).join(', '),
    ],
    ['blog', env.SANITY_PROJECT_ID ? 'hosted, configured' : 'embedded dataset', 'SANITY_PROJECT_ID'],
    ['mail', mailNow(env), 'SMTP_URL'],
    ['calendar', env.SCHEDULING_URL ? 'configured' : `${brand.schedulingUrl}, of the brand`, 'SCHEDULING_URL'],
    ['event code', env.EVENT_CODE ?? `${brand.eventCode}, of the brand`, 'EVENT_CODE'],
    ['mint signer and payer', minterNow(env), 'VOUCHER_KEY'],
    ['leads webhook', env.LEADS_WEBHOOK_URL ? 'configured' : 'none', 'LEADS_WEBHOOK_URL'],
    ['signing secret', env.SECRET ? 'configured' : `made and kept in ${join(env.DATA_DIR, 'secret')}`, 'SECRET'],
    ['proof of work', env.POW_DIFFICULTY === 0 ? 'off' : `${env.POW_DIFFICULTY} bits`, 'POW_DIFFICULTY'],
    ['public address', publicUrlOf({ ...env, PORT: port }), 'PUBLIC_URL'],
    ['listening on', addresses.map((address) => spelt(address, port)).join(', '), 'HOST, PORT'],
  ]
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const line = ([part, now, variable]: (typeof rows)[number]) =>
    `  ${part.padEnd(width(0))}  ${now.padEnd(width(1))}  ${variable}`
  const warnings = [
    env.ALLOW_UNSAFE_DATABASE &&
      'ALLOW_UNSAFE_DATABASE is set: the database may lose submissions that were acknowledged.',
    isPublic(publicUrlOf(env)) &&
      !publicUrlOf(env).startsWith('https:') &&
      'PUBLIC_URL has no https: anyone who listens on the way can take over a sign-in. Put a proxy with TLS in front.',
    hasLocalChain(env) &&
      isPublic(publicUrlOf(env)) &&
      'The local chain is for trying: its ether is worth nothing, and it is on this machine alone. Set CHAIN_ID and RPC_URL.',
    !env.SMTP_URL &&
      !showsOutbox(env) &&
      `The outbox holds mail of visitors and is not shown to other machines. To see it, set PUBLIC_URL=http://localhost:${port} and open /outbox here; to send mail, set SMTP_URL.`,
    env.LIMIT_FACTOR > 1 && `LIMIT_FACTOR is ${env.LIMIT_FACTOR}: rate limits are raised, as for measuring load.`,
  ].filter(Boolean)
  return `${[...rows.map(line), ...warnings.map((warning) => `  ! ${warning}`)].join('\n')}\n`
}

/** Pages may connect to the relay only where the operator has set a project. */
function walletConnectNow({ WALLETCONNECT_PROJECT_ID: project, WALLETCONNECT_RELAY_URL: relay }: Env): string {
  return project ? `configured, over ${new URL(relay).host}` : 'none'
}

function mailNow(env: Env): string {
  if (env.SMTP_URL) return 'configured'
  return showsOutbox(env) ? 'embedded outbox, shown on this machine at /outbox' : 'embedded outbox, not shown'
}

/** The sample account is everybody's, so it is offered where nothing has worth, and nowhere else. */
function minterNow(env: Env): string {
  if (env.VOUCHER_KEY) return 'configured'
  return hasLocalChain(env) ? 'embedded sample account' : 'none: no voucher is signed, no mint is paid for'
}

function chainNow(env: Env): string {
  if (hasLocalChain(env)) return `embedded local chain in ${join(env.DATA_DIR, 'chain')}`
  const { id, name } = chainOf(env.CHAIN_ID)
  return `${name} (${id}), configured`
}

const isPublic = (url: string) => !isLoopbackName(new URL(url).hostname)

const spelt = (address: string, port: number) => (address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`)
