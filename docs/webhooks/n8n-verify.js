// For a Code node ("Run Once for All Items", JavaScript) right behind a Webhook node of n8n whose option "Raw Body" is on.
// n8n needs NODE_FUNCTION_ALLOW_BUILTIN=crypto, and INTAGLIO_WEBHOOK_KEY with what `npm run ops -- webhook key` prints.
// It passes on events that are signed, fresh and new; anything else ends the execution with an error.
const { createHmac, timingSafeEqual } = require('crypto')

const seconds = 300
const seen = $getWorkflowStaticData('global')
seen.events ??= {}
const now = Date.now() / 1000
// An event may be tried again for two days under the same id.
for (const [id, at] of Object.entries(seen.events)) if (now - at > 3 * 86_400) delete seen.events[id]

const out = []
for (const [index, item] of $input.all().entries()) {
  const headers = item.json.headers
  const body = (await this.helpers.getBinaryDataBuffer(index, 'data')).toString('utf8')
  const timestamp = headers['x-intaglio-timestamp'] ?? ''
  if (!(Math.abs(now - Number(timestamp)) <= seconds)) throw new Error('The event is too old, or the clocks differ.')
  const key = Buffer.from($env.INTAGLIO_WEBHOOK_KEY, 'base64url')
  const expected = Buffer.from(`v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`)
  const given = Buffer.from(headers['x-intaglio-signature'] ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('The signature is wrong.')
  // The id in the body is signed; the one in the header is not.
  const event = JSON.parse(body)
  if (seen.events[event.id]) continue
  seen.events[event.id] = now
  out.push({ json: event })
}
return out
