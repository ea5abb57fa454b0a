import { useEffect, useRef, useState } from 'react'
import { knownReply, readReplyApart } from './reply-reader.ts'
import type { ReplyBlock } from './reply-tree.ts'

/** The parts of a reply; none where it is shown as it was written. `isRead`: these are the parts of this very text. */
type Read = { isRead: boolean; blocks: ReplyBlock[] | undefined }

/**
 * The parts of a reply that are known so far; a reply that grows keeps those it had until it is read again. `open`: more may follow.
 */
export function useReplyBlocks(text: string, open: boolean): Read {
  const [read, setRead] = useState(() => knownReply(text, open))
  const latest = useRef('')
  // What could not be read does not become readable by growing.
  const isTangled = read !== undefined && read.blocks === undefined && text.startsWith(read.text)

  useEffect(() => {
    if (isTangled) return
    latest.current = text
    const isWanted = () => latest.current === text
    void readReplyApart({ text, open, isWanted }).then((answer) => answer && setRead(answer))
  }, [text, open, isTangled])

  useEffect(() => () => void (latest.current = ''), [])

  return { isRead: isTangled || read?.text === text, blocks: read?.blocks }
}
