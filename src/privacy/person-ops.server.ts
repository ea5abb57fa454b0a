import { CommandError, writeNew, type Command, type CommandInput } from '#core/process/command.server.ts'
import { outOption } from '#forms/store/export-rows.server.ts'
import { exportPerson } from './data-rights-export.server.ts'
import type { Known } from './data-rights-person.server.ts'
import { erasePerson, findTraces } from './erase.server.ts'

const emailOption = { about: 'the address', value: 'address' }

/** The operator's commands about one person, for those who write instead of asking on the site. */
export const personCommands = (known: Known): Record<string, Command> => ({
  'person export': {
    about: 'writes what is stored about one e-mail address, as JSON with readable names',
    options: { email: emailOption, out: outOption },
    async run({ db, json, print }, input) {
      const email = addressIn(input, 'person export')
      const { out } = input.options
      const text = JSON.stringify(await exportPerson({ ...known, db }, email), undefined, 2)
      if (typeof out !== 'string') return print(text)
      await writeNew(out, `${text}\n`)
      print(json ? JSON.stringify({ written: 1 }) : `All about ${email} written to ${out}.`)
    },
  },

  'person erase': {
    about: 'erases everything about one e-mail address, after showing what that is',
    options: { email: emailOption },
    asks: true,
    async run({ db, env, enqueue, secret, confirm, json, print }, input) {
      const email = addressIn(input, 'person erase')
      const found = await findTraces({ ...known, db }, email)
      if (!json) {
        print(`Stored about ${email}:`)
        for (const [kind, count] of Object.entries(found)) print(`  ${count} ${kind}`)
        print('Erasing leaves a keyed hash, so that the newsletter is never sent to the address again.')
      }
      if (!(await confirm(`Erase all of this for good?`))) throw new CommandError('Nothing was erased.')
      const erased = await erasePerson({ ...known, db, env, enqueue, secret: await secret() }, email)
      print(json ? JSON.stringify({ erased }) : 'Erased.')
    },
  },
})

function addressIn({ options: { email } }: CommandInput, command: string): string {
  if (typeof email === 'string' && email.includes('@')) return email
  throw new CommandError(`Name the address: ${command} --email ada@example.com`, { usage: true })
}
