import { randomUUID } from 'node:crypto'
import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts'
import { servedForms } from '#server/features.server.ts'
import { goodAnswers, goodContact } from '#server/http/test-forms.server.ts'

/** What was acknowledged: a form under its key, and the reference that was given for it. */
export type Receipt = { form: string; key: string; answers: Record<string, string>; reference: string }

/** What a visitor writes into each form of today. Earlier releases ask the same, or refuse it. */
const answers = (word: string): Record<string, Record<string, string>> => {
  const all = Object.entries(servedForms).map(([name, { form }]) => [name, goodAnswers(form, word)] as const)
  return {
    ...Object.fromEntries(all),
    contact: { ...goodContact, name: word, email: `${word}@example.com` },
    'audit-request': {
      repository: 'https://github.com/you/vault',
      commit: 'abcdef1',
      chains: 'Ethereum',
      name: word,
      email: `${word}@example.com`,
    },
  }
}

/** The next time at which a call can be booked; undefined where a release books none. */
async function openSlot(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/booking/slots`)
  if (answer.status === 404) return undefined
  return ((await answer.json()) as { slots: string[] }).slots[0]
}

/** Sends one form; a second time under the same key it has to get the same reference. */
export async function sendForm(url: string, { form, key, answers: body }: Omit<Receipt, 'reference'>) {
  const answer = await fetch(`${url}/api/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const { reference, message } = (await answer.json()) as { reference?: string; message?: string }
  return { status: answer.status, reference, message }
}

/** Sends every form a server has. What a release did not have yet, or asked otherwise, is not among the receipts. */
export async function sendForms(url: string, word: string): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  for (const [form, body] of Object.entries(answers(word))) {
    const slot = form === 'booking' ? await openSlot(url) : undefined
    const sent = { form, key: randomUUID(), answers: slot ? { ...body, slot, zone: 'Europe/London' } : body }
    const { status, reference, message } = await sendForm(url, sent)
    if (status === 202) receipts.push({ ...sent, reference: reference! })
    else if (status !== 404 && status !== 422) throw new Error(`${form} was answered ${status}: ${message}`)
  }
  return receipts
}

/** Keeps the contact form busy until `stop`, which answers what was acknowledged, and what was said otherwise. */
export function keepSending(url: string, word: string) {
  const going = new AbortController()
  const receipts: Receipt[] = []
  const refused: string[] = []
  const loop = (async () => {
    for (let count = 0; !going.signal.aborted; count++) {
      const sent = { form: 'contact', key: randomUUID(), answers: answers(`${word}-${count}`).contact! }
      const { status, reference, message } = await sendForm(url, sent).catch(() => ({
        status: 0,
        reference: undefined,
        message: 'no answer came',
      }))
      if (status === 202) receipts.push({ ...sent, reference: reference! })
      else refused.push(`${status} ${message}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return {
    stop: async () => {
      going.abort()
      await loop
      return { receipts, refused }
    },
  }
}

/** Asks the assistant. Answers the status of the reply; 404 where a release has none. */
export async function askChat(url: string, sessionId: string): Promise<number> {
  const answer = await fetch(`${url}/webhook/site/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'sendMessage', chatInput: 'What does an audit cost?', sessionId }),
  })
  await answer.text()
  return answer.status
}

/** Signs in with a new account. Answers account and cookie; undefined where a release has no accounts. */
export async function signIn(url: string): Promise<{ account: string; cookie: string } | undefined> {
  const account = privateKeyToAccount(generatePrivateKey())
  const asked = await fetch(`${url}/api/siwe/message?address=${account.address}&chainId=1`)
  if (asked.status === 404) return undefined
  const { message } = (await asked.json()) as { message: string }
  const answer = await fetch(`${url}/api/siwe/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookiesIn(asked) },
    body: JSON.stringify({ message, signature: await account.signMessage({ message }) }),
  })
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`)
  return { account: account.address, cookie: cookiesIn(answer) }
}

/** Whose session a server takes a cookie for. */
export async function accountBehind(url: string, cookie: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/siwe/session`, { headers: { cookie } })
  return ((await answer.json()) as { address: string | null }).address
}

const cookiesIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
