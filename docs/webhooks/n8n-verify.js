// For a Code node ("Run Once for All Items", JavaScript) right behind a Webhook node of n8n whose option "Raw Body" is on.
// n8n needs NODE_FUNCTION_ALLOW_BUILTIN=crypto. It passes on events that are signed, fresh and new; an event that it had before
// goes no further, and anything else ends the execution with an error.
const { createHmac, timingSafeEqual } = require('crypto')

// Between the quotes: the first line that `npm run ops -- webhook key` prints. Or leave it empty, and give n8n the variables
// INTAGLIO_WEBHOOK_KEY with that line and N8N_BLOCK_ENV_ACCESS_IN_NODE=false, which lets every workflow read every variable.
const pasted = ''

const seconds = 300
// The ids that the code of n8n-remember.js has kept.
const { events = {} } = $getWorkflowStaticData('global')
const now = Date.now() / 1000

const out = []
for (const [index, item] of $input.all().entries()) {
  const headers = item.json.headers
  const body = (await this.helpers.getBinaryDataBuffer(index, 'data')).toString('utf8')
  const timestamp = headers['x-intaglio-timestamp'] ?? ''
  if (!(Math.abs(now - Number(timestamp)) <= seconds)) throw new Error('The event is too old, or the clocks differ.')
  const key = Buffer.from(pasted || $env.INTAGLIO_WEBHOOK_KEY, 'base64url')
  const expected = Buffer.from(`v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`)
  const given = Buffer.from(headers['x-intaglio-signature'] ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('The signature is wrong.')
  // The id in the body is signed; the one in the header is not.
  const event = JSON.parse(body)
  if (events[event.id]) continue
  out.push({ json: event })
}
return out
