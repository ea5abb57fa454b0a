import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Lists that are published on this server. */
export const claimList = pgTable('claim_list', {
  id: text().primaryKey(),
  head: text().notNull(),
  body: bytea().notNull(),
  publishedAt: moment('published_at').notNull().defaultNow(),
  uploader: text(),
  network: text(),
  fundedAt: moment('funded_at'),
})

/** Lists that are gone: never funded, in the way of others, or removed by the operator. */
export const claimListGone = pgTable('claim_list_gone', {
  id: text().primaryKey(),
  reason: text().$type<'unfunded' | 'room' | 'operator'>().notNull(),
  goneAt: moment('gone_at').notNull().defaultNow(),
})
