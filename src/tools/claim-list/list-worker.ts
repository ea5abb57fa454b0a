import { buildList } from './build-list.ts'
import { checkWhole } from './check-list.ts'
import { fetchListFile } from './fetch-list.ts'
import { ListMismatch } from './find-claim.ts'
import { readHead } from './list-file.ts'
import type { Order, Stage, Told } from './list-work.ts'
import { openRows } from './read-rows.ts'

const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer })

let last = 0

/** Tells at most every 50 milliseconds. */
function report(stage: Stage, done: number, all: number) {
  if (done < all && performance.now() - last < 50) return
  last = performance.now()
  tell({ stage, done, all })
}

async function build({ source, reading }: Extract<Order, { does: 'build' }>) {
  const text = typeof source === 'string' ? source : await source.text()
  const rows = openRows(reading)
  for (let from = 0, number = 0; from <= text.length; number++) {
    const end = text.indexOf('\n', from)
    const until = end < 0 ? text.length : end
    rows.line(text.slice(from, until).replace(/\r$/, ''))
    from = until + 1
    if (number % 1000 === 0) report('read', from, text.length + 1)
  }
  const { entries, ...news } = rows.end()
  const built = { ...news, count: entries.count }
  if (news.faultCount > 0 || entries.count === 0) return tell({ built })
  const list = buildList(entries, (done, all) => report('tree', done, all))
  tell({ built, list }, [list.body.buffer as ArrayBuffer])
}

async function check({ url, head: text }: Extract<Order, { does: 'check' }>) {
  const head = readHead(text)
  if (!head) return tell({ mismatch: 'The file there is not a list of claims.' })
  try {
    const checked = await checkWhole(
      (name) => fetchListFile(url, name),
      head,
      (done, all) => report('check', done, all),
    )
    tell({ checked })
  } catch (error) {
    tell(error instanceof ListMismatch ? { mismatch: error.message } : { unreachable: true })
  }
}

addEventListener('message', ({ data }: MessageEvent<Order>) => (data.does === 'build' ? build(data) : check(data)))
