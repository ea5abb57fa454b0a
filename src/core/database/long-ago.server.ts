import { sql, type SQL } from 'drizzle-orm'

/** The moment some days ago, by the database's clock. */
export const longAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`
