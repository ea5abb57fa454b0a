import { readReply, type ReplyBlock } from './reply-tree.ts'

/** A reply to be read, and the answer under its number: nothing where it is too tangled. */
export type ReplyOrder = { id: number; text: string; open: boolean }
export type ReplyRead = { id: number; blocks?: ReplyBlock[] }

function read({ id, text, open }: ReplyOrder): ReplyRead {
  try {
    return { id, blocks: readReply(text, open) }
  } catch {
    return { id }
  }
}

addEventListener('message', ({ data }: MessageEvent<ReplyOrder>) => postMessage(read(data)))
