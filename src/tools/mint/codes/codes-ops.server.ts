import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesToHex } from 'viem'
import { brand } from '#content/brand.ts'
import { spellCode } from '#core/codes/code-text.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import { CommandError, wholeNumber, writeNew, type Command } from '#core/process/command.server.ts'
import { createCodes, mostCodes } from './code-list.server.ts'

/** The operator's command that makes printed codes. They are written to files and nowhere else. */
export const codesCommands: Record<string, Command> = {
  'codes create': {
    about: 'makes printed codes: a sheet to print, a table, and the list for campaign create',
    options: {
      count: { about: `how many, at most ${mostCodes}`, value: 'number' },
      name: { about: `the title of the cards: the name of the collection; ${brand.name} without it`, value: 'text' },
      out: { about: 'a folder that does not exist yet; codes-<date> without it', value: 'folder' },
    },
    needsNoDatabase: true,
    async run({ env, json, print }, input) {
      const { name = brand.name, out = `codes-${new Date().toISOString().slice(0, 10)}` } = input.options
      const count = wholeNumber(input, 'count', 0)
      if (count === 0 || typeof name !== 'string' || typeof out !== 'string')
        throw new CommandError('Say how many: codes create --count 500', { usage: true })
      if (count > mostCodes) throw new CommandError(`A list has at most ${mostCodes} codes.`, { usage: true })
      await mkdir(out, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
        throw new CommandError(
          error.code === 'EEXIST' ? `${out} exists already.` : `${out} cannot be made (${error.code}).`,
        )
      })
      const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
      const { codes, list } = createCodes(count, { chainId: env.CHAIN_ID, salt })
      // After the #, so that no server learns a code.
      const links = codes.map((code) => `${publicUrlOf(env)}/mint#code=${code}`)
      const rows = codes.map((code, at) => `${at + 1},${spellCode(code)},${links[at]}\r\n`)
      await writeNew(join(out, 'codes.csv'), `number,code,link\r\n${rows.join('')}`)
      // What draws it is for this command alone: a start of the server need not load it.
      const { codeSheet } = await import('./code-sheet.server.ts')
      await writeNew(join(out, 'codes.pdf'), await codeSheet({ name, codes, links }))
      await writeNew(join(out, 'list.json'), `${JSON.stringify(list)}\n`)
      if (json) return print(JSON.stringify({ count, root: list.root, out }))
      print(`${count} codes are in ${out}: codes.pdf to print, codes.csv, and list.json without any code.`)
      print(`Next: campaign create --codes ${join(out, 'list.json')} --name "${name}" …`)
      print('Anyone with codes.pdf or codes.csv can mint. Delete both when the cards are printed.')
    },
  },
}
