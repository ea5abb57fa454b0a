import { connect } from 'node:net'

/**
 * Opens a connection to a host and closes it; says nothing. With `greeting`, it first waits for a line that begins with it, as a mail
 * server says. Rejects when that takes longer than `timeout` milliseconds.
 */
export function reachHost(
  { host, port, greeting }: { host: string; port: number; greeting?: string },
  timeout: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const late = setTimeout(() => end(new Error('The host did not answer in time.')), timeout)
    let heard = ''
    const end = (error?: Error) => {
      clearTimeout(late)
      socket.destroy()
      if (error) reject(error)
      else resolve()
    }
    socket.on('error', end)
    socket.on('close', () => end(new Error('The host closed the connection.')))
    socket.on('connect', () => greeting === undefined && end())
    socket.on('data', (part: Buffer) => {
      heard = (heard + part.toString('latin1')).slice(0, 100)
      if (greeting !== undefined && heard.length >= greeting.length)
        end(heard.startsWith(greeting) ? undefined : new Error('The host refuses.'))
    })
  })
}

/** Where the mail server of `SMTP_URL` listens. Over TLS it greets after the handshake, so a connection is all that is asked. */
export function mailHost(url: string): Parameters<typeof reachHost>[0] {
  const { protocol, hostname, port } = new URL(url)
  const host = bare(hostname)
  if (protocol === 'smtps:' || port === '465') return { host, port: Number(port || 465) }
  return { host, port: Number(port || 587), greeting: '220' }
}

/** Where an address of the web listens. */
export function webHost(url: string): Parameters<typeof reachHost>[0] {
  const { protocol, hostname, port } = new URL(url)
  return { host: bare(hostname), port: Number(port || (protocol === 'https:' ? 443 : 80)) }
}

const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')
