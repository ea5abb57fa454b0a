import { eq, sql } from 'drizzle-orm'
import {
  CommandError,
  oneOf,
  printRows,
  wholeNumber,
  type Command,
  type CommandContext,
} from '#core/process/command.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { pledgeSignature } from './pledge-tables.server.ts'

/** The operator's commands about the wall of the pledge. What a name says is judged by a person. */
export const pledgeCommands: Record<string, Command> = {
  'pledge list': {
    about: 'shows the newest signatures, also pending and hidden ones',
    options: {
      status: { about: 'only pending or only confirmed ones', value: 'status' },
      limit: { about: 'how many, 50 by default', value: 'number' },
    },
    async run(context, input) {
      const status = oneOf(input, 'status', ['pending', 'confirmed'])
      const rows = await context.db
        .select({ signature: pledgeSignature, answers: submission.answers, reference: submission.reference })
        .from(pledgeSignature)
        .innerJoin(submission, eq(submission.id, pledgeSignature.submission))
        .where(status && eq(pledgeSignature.status, status))
        .orderBy(sql`coalesce(${pledgeSignature.mailedAt}, ${pledgeSignature.confirmedAt}) desc`)
        .limit(wholeNumber(input, 'limit', 50))
      printRows(context, {
        empty: 'No signatures.',
        rows: rows.map(({ signature, answers, reference }) => ({
          id: signature.publicId,
          confirmed: signature.confirmedAt,
          status: signature.hiddenAt ? 'hidden' : signature.status,
          name: answers.name,
          signer: answers.signer,
          link: answers.link || null,
          account: signature.account,
          reference,
          ...(context.json && { email: answers.email, text: signature.textSha256 }),
        })),
      })
    },
  },

  'pledge hide': {
    about: 'takes a name off the wall, its certificate too; the signature stays',
    words: ['id'],
    run: (context, { words }) => setHidden(context, words[0]!, true),
  },

  'pledge show': {
    about: 'puts a hidden name back on the wall',
    words: ['id'],
    run: (context, { words }) => setHidden(context, words[0]!, false),
  },
}

async function setHidden({ db, json, print }: CommandContext, word: string, hidden: boolean) {
  const id = word.toUpperCase()
  const changed = await db
    .update(pledgeSignature)
    .set({ hiddenAt: hidden ? sql`coalesce(hidden_at, now())` : null })
    .where(eq(pledgeSignature.publicId, id))
    .returning()
  if (changed.length === 0) throw new CommandError(`There is no signature ${id}.`)
  print(json ? JSON.stringify({ id, hidden }) : `${id} is ${hidden ? 'hidden' : 'shown'}.`)
}
