let path: Promise<string> | undefined

/** Where messages are posted on our own server: the operator may have named it. It is asked for once, ahead of the first message. */
export function chatPath(): Promise<string> {
  path ??= askPath()
  return path.catch(() => {
    path = undefined
    return '/webhook/site/chat'
  })
}

async function askPath(): Promise<string> {
  const answer = await fetch('/api/config', { headers: { accept: 'application/json' } })
  const { chatId } = (await answer.json()) as { chatId?: unknown }
  if (typeof chatId !== 'string' || !/^[\w-]+$/.test(chatId)) throw new TypeError('no name of the chat')
  return `/webhook/${chatId}/chat`
}
