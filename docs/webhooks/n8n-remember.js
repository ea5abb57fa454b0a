// For a Code node ("Run Once for All Items", JavaScript) behind the last step of the workflow, so that an event whose steps failed is
// taken again when it is posted again. "Signed, fresh and new" is the node with the code of n8n-verify.js.
const seen = $getWorkflowStaticData('global')
const events = (seen.events ??= {})
const now = Date.now() / 1000
for (const { json } of $('Signed, fresh and new').all()) events[json.id] = now
// An event may be tried again for two days under the same id.
for (const [id, at] of Object.entries(events)) if (now - at > 3 * 86_400) delete events[id]
return []
