import { CommandError, type Command } from '#core/process/command.server.ts'
import { addressHash, freeAddress } from './reminders.server.ts'

/** The operator's commands about mails before dates. */
export const reminderCommands: Record<string, Command> = {
  'reminders free': {
    about: 'lets an address that never confirmed be asked once more for the dates of an account',
    words: ['email'],
    async run({ db, secret, json, print }, { words: [email = ''] }) {
      if (!(await freeAddress(db, addressHash(await secret(), email))))
        throw new CommandError(`${email} was never asked, or has answered.`)
      print(json ? JSON.stringify({ freed: email }) : `${email} can be asked once more.`)
    },
  },
}
