/** A calendar file to be saved, which no cache keeps. */
export function calendarAnswer(content: string, name: string): Response {
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    },
  })
}
