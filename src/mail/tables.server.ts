import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What became of it: `withheld` means that a rule kept it from being sent, on purpose. */
export type DeliveryStatus = 'pending' | 'delivered' | 'dead' | 'withheld'

/** One row per thing that has to leave the house; its id is the event id receivers see. */
export const delivery = pgTable('delivery', {
  id: uuid().primaryKey(),
  event: text().notNull(),
  /** `operator`, `webhook`, or why a visitor gets mail. */
  destination: text().notNull(),
  submission: uuid(),
  payload: jsonb().$type<Record<string, unknown>>(),
  status: text().$type<DeliveryStatus>().notNull().default('pending'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deliveredAt: moment('delivered_at'),
})
