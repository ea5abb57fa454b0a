import { customType, integer, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const wei = (name: string) => numeric(name, { precision: 78, mode: 'bigint' })

/** Collections the site mints for. `keys` holds the addresses of the printed codes' keys, 20 bytes each; no column holds a code. */
export const mintCampaign = pgTable('mint_campaign', {
  contract: text().primaryKey(),
  chainId: integer('chain_id').notNull(),
  name: text().notNull(),
  eventCode: text('event_code'),
  keys: bytes().notNull(),
  sponsorWei: wei('sponsor_wei').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
})

/** Mints that the site has paid for. A row is there before anything is sent, and `slot` is there once. */
export const mintRelay = pgTable(
  'mint_relay',
  {
    id: uuid().primaryKey(),
    contract: text().notNull(),
    slot: text().notNull(),
    recipient: text().notNull(),
    sender: text().notNull(),
    nonce: integer().notNull(),
    raw: text().notNull(),
    hashes: text().array().notNull(),
    costWei: wei('cost_wei').notNull(),
    status: text().$type<'sent' | 'mined' | 'failed'>().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.contract, table.slot)],
)
