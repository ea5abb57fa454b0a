import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#core/database/database.server.ts'
import { unpackKeys } from '#tools/mint/codes/code-list.server.ts'
import { mintCampaign } from './tables.server.ts'

/** A collection the site knows. */
type CampaignRow = typeof mintCampaign.$inferSelect

/** What is listed of each: all but the keys, which are many. */
const listed = {
  contract: mintCampaign.contract,
  chainId: mintCampaign.chainId,
  name: mintCampaign.name,
  eventCode: mintCampaign.eventCode,
  sponsorWei: mintCampaign.sponsorWei,
  createdAt: mintCampaign.createdAt,
  closedAt: mintCampaign.closedAt,
}

/** Adds a collection. Answers false, and changes nothing, when it is known or its event code leads elsewhere. */
export async function insertCampaign(
  db: Database,
  campaign: Omit<CampaignRow, 'createdAt' | 'closedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(mintCampaign)
    .values(campaign)
    .onConflictDoNothing()
    .returning({ contract: mintCampaign.contract })
  return rows.length === 1
}

/** Every collection of a chain, newest first. */
export async function listCampaigns(db: Database, chainId: number) {
  return db
    .select(listed)
    .from(mintCampaign)
    .where(eq(mintCampaign.chainId, chainId))
    .orderBy(desc(mintCampaign.createdAt))
}

/** Those the site mints for, newest first. */
export async function openCampaigns(db: Database, chainId: number) {
  return (await listCampaigns(db, chainId)).filter(({ closedAt }) => closedAt === null)
}

/** Closes a collection: the site mints for it no longer. Answers false when none of that address is open. */
export async function closeCampaign(db: Database, contract: string): Promise<boolean> {
  const rows = await db
    .update(mintCampaign)
    .set({ closedAt: new Date() })
    .where(and(eq(mintCampaign.contract, contract), isNull(mintCampaign.closedAt)))
    .returning({ contract: mintCampaign.contract })
  return rows.length === 1
}

/** The addresses of a collection's keys, in their order, also of a closed one. With them anyone can check the root, and count. */
export async function publishedKeys(db: Database, contract: string): Promise<Address[] | undefined> {
  const rows = db.select({ keys: mintCampaign.keys }).from(mintCampaign).where(eq(mintCampaign.contract, contract))
  const [row] = await rows
  return row && unpackKeys(row.keys)
}
