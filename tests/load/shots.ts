import { randomUUID } from 'node:crypto'
import type { Shot } from './generator.ts'

/** The first page, as a browser asks for it. */
export function page(): Shot {
  return { method: 'GET', path: '/', headers: { 'accept-encoding': 'br, gzip' } }
}

/** A form of a visitor who was never here. */
export function submission(): Shot {
  const key = randomUUID()
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    email: `ada-${key}@example.com`,
    topic: 'project',
    message: 'We would like an audit of our vault, about 900 lines of Solidity, before the end of the quarter.',
  })
  return {
    method: 'POST',
    path: '/api/forms/contact',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': key,
    },
    body,
  }
}
