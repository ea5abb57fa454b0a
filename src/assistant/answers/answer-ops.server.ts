import { questionsLike, unansweredSince } from '#assistant/endpoint/unanswered-ops.server.ts'
import { masked } from '#assistant/endpoint/masked.ts'
import { languages } from '#content/answers/fact.ts'
import { retention } from '#content/legal/retention.ts'
import { CommandError, oneOf, printRows, type Command, type CommandContext } from '#core/process/command.server.ts'
import { readBuiltSite, type BuiltSite } from './built-site.server.ts'
import { checkAnswer, type TypedAnswer } from './check-answer.server.ts'
import { addAnswer, listAnswers, removeAnswer } from './own-answers.server.ts'
import { tryAnswer, type Trial } from './try-answer.ts'

/** The operator's commands about answers of their own. `read` gives the site they are tried on. */
export function answerCommands(read: () => Promise<BuiltSite> = readBuiltSite): Record<string, Command> {
  return {
    'chat answer': {
      about:
        'has the assistant give an answer of your own, after trying it. Running servers know it within seconds. The facts that a browser keeps for when it is offline do not have it',
      options: {
        asks: { about: 'what people type for it, in one wording; say several', value: 'question', many: true },
        says: { about: 'the answer, in one to three sentences', value: 'answer' },
        at: { about: 'the place of the site that is cited, such as /pricing or /pricing#audit', value: 'path' },
        language: { about: `the language of both: ${languages.join(', ')}; en by default`, value: 'language' },
        not: { about: 'a question that it must not answer; say several', value: 'question', many: true },
        force: { about: 'write it although it takes questions from other facts' },
        remove: { about: 'removes the answer with this number instead', value: 'number' },
      },
      async run(context, input) {
        const { options, lists = {} } = input
        if (options.remove !== undefined) return remove(context, String(options.remove))
        const text = (name: string) => (typeof options[name] === 'string' ? options[name].trim() : '')
        const typed: TypedAnswer = {
          language: oneOf(input, 'language', languages) ?? 'en',
          asks: [...new Set((lists.asks ?? []).map((each) => each.trim()))],
          nots: [...new Set((lists.not ?? []).map((each) => each.trim()))],
          says: text('says'),
          at: text('at'),
        }
        const site = await read()
        await checkAnswer(typed, site)
        const trial = await tried(context, { typed, site })
        if (!context.json) tell(context, trial)
        const caught = trial.nots.filter(({ answered }) => answered)
        if ((trial.taken.length > 0 || caught.length > 0) && options.force !== true)
          throw new CommandError(
            'Nothing was written: it would answer what it should not. Change the wordings, or say --force.',
          )
        const id = await addAnswer(context.db, {
          ...typed,
          asks: [...typed.asks],
          nots: [...typed.nots],
        })
        const like = trial.like.map((each) => ({ ...each, question: masked(each.question) }))
        context.print(context.json ? JSON.stringify({ id, ...trial, like }) : `Written as answer ${id}.`)
      },
    },

    'chat answers': {
      about: 'shows the answers of your own',
      async run(context) {
        const rows = await listAnswers(context.db)
        printRows(context, {
          empty: 'You have written no answers.',
          rows: rows.map(({ id, language, at, asks, nots, says, createdAt }) =>
            context.json
              ? { id, language, at, asks, not: nots, says, written: createdAt }
              : { id, language, at, asks: asks[0], wordings: asks.length, says },
          ),
        })
      },
    },
  }
}

async function remove({ db, json, print }: CommandContext, typed: string): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(typed))
    throw new CommandError('--remove must be the number of an answer.', { usage: true })
  if (!(await removeAnswer(db, Number(typed)))) throw new CommandError(`There is no answer ${typed}.`)
  print(json ? JSON.stringify({ removed: Number(typed) }) : `Answer ${typed} is removed.`)
}

/** Tries an answer on its wordings, and on what was asked like it and left unanswered as long as questions are kept. */
async function tried({ db }: CommandContext, { typed, site }: { typed: TypedAnswer; site: BuiltSite }): Promise<Trial> {
  const rows = await unansweredSince(db, retention.chatDays)
  const like = questionsLike([...new Set(rows.map(({ question }) => question))], typed)
  return tryAnswer({ ...site, answers: await listAnswers(db) }, { ...typed, like })
}

function tell({ print }: Pick<CommandContext, 'print'>, { asks, nots, like, taken }: Trial): void {
  for (const { question, answered } of asks) print(`${answered ? 'answers' : 'does not answer'}: ${question}`)
  for (const { question, answered } of like)
    print(`${answered ? 'now answers' : 'still does not answer'}, as it was asked: ${masked(question)}`)
  for (const { question, answered } of nots)
    print(`${answered ? 'answers, and must not' : 'leaves alone'}: ${question}`)
  for (const question of taken) print(`takes away from a fact of the site: ${question}`)
}
