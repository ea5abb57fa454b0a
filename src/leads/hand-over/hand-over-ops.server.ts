import { brand } from '#content/brand.ts'
import { CommandError, printRows, wholeNumber, type Command, type CommandInput } from '#core/process/command.server.ts'
import { plainLineEnds } from '#forms/definition/parse-submission.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import { answerLength, listWaiting, newestQuestion, questionOfReply, storeAnswer } from './hand-over.server.ts'
import { readReply } from './read-reply.server.ts'

const nameOption = { about: `who answers, as the visitor reads it; ${brand.name} by default`, value: 'name' }

/** The operator's commands about questions of the chat to a person. */
export const handOverCommands: Record<string, Command> = {
  'chat waiting': {
    about: 'shows the questions to a person that have no answer, the oldest first',
    options: { limit: { about: 'how many, 50 by default', value: 'number' } },
    async run(context, input) {
      const rows = await listWaiting(context.db, { limit: wholeNumber(input, 'limit', 50) })
      printRows(context, {
        empty: 'No question waits for a person.',
        rows: rows.map(({ id, reference, receivedAt, answers: { name, email, message, transcript } }) => ({
          reference,
          received: receivedAt,
          name,
          email,
          message,
          ...(context.json && { id, transcript }),
        })),
      })
    },
  },

  'chat reply': {
    about: 'answers a question to a person: the visitor sees it in the chat and gets it by mail',
    words: ['reference'],
    options: {
      text: { about: 'the answer; otherwise it is read from standard input', value: 'answer' },
      name: nameOption,
    },
    async run({ db, enqueue, read, json, print }, input) {
      const named = input.words[0]!
      const name = nameIn(input)
      const question = await newestQuestion(
        db,
        isUuid(named) ? { id: named.toLowerCase() } : { reference: named.toUpperCase() },
      )
      if (!question) throw new CommandError(`There is no question ${named} to a person.`)
      const { text } = input.options
      const answer = checkedAnswer(typeof text === 'string' ? text : new TextDecoder().decode(await read()))
      const stored = (await storeAnswer({ db, enqueue }, { question, name, answer }))!
      const { reference } = question
      print(
        json
          ? JSON.stringify({ answered: reference, answer: stored.id })
          : `${reference} is answered. The chat shows it, and a mail is on its way.`,
      )
    },
  },

  'chat receive': {
    about:
      'reads one mail from standard input, as a mail server pipes it: the answer to a question, which the visitor gets. Automatic answers are dropped',
    options: {
      recipient: { about: 'the address it was delivered to, where the mail does not say', value: 'address' },
      name: nameOption,
    },
    // A mail server keeps the mail and tries again.
    unavailableCode: 75,
    async run({ db, env, enqueue, read, json, print }, input) {
      const { recipient } = input.options
      const reply = readReply(await read(), {
        address: env.CHAT_REPLY_ADDRESS,
        recipients: typeof recipient === 'string' ? [recipient] : [],
      })
      if ('automatic' in reply) {
        const { automatic } = reply
        return print(json ? JSON.stringify({ dropped: automatic }) : `The mail was dropped: ${automatic}.`)
      }
      const found = await Promise.all([...new Set(reply.tokens)].map((token) => questionOfReply(db, token)))
      const question = found.find((row) => row !== undefined)
      if (!question) throw new CommandError('This mail answers no question that is stored here.')
      const answer = checkedAnswer(reply.text)
      const stored = await storeAnswer({ db, enqueue }, { question, name: nameIn(input), answer, mail: reply.id })
      const { reference } = question
      if (json) print(JSON.stringify({ answered: reference, answer: stored?.id ?? null }))
      else print(stored ? `${reference} is answered.` : `${reference} has this answer already.`)
    },
  },
}

function nameIn({ options: { name } }: CommandInput): string {
  if (typeof name !== 'string') return brand.name
  const trimmed = name.trim()
  if (!trimmed || trimmed.length > 80 || /\p{Cc}/u.test(trimmed))
    throw new CommandError('--name must have 1 to 80 characters on one line.', { usage: true })
  return trimmed
}

/** An answer as it is stored. Throws where there is none, or too much. */
function checkedAnswer(text: string): string {
  const answer = plainLineEnds(text)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (!answer) throw new CommandError('The answer has no text.')
  if (answer.length > answerLength)
    throw new CommandError(`The answer has ${answer.length} characters. Keep it under ${answerLength}.`)
  return answer
}
