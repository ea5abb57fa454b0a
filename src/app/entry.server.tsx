import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/**
 * Draws a page of the build once all of its parts are there, lazy ones too, and in their places: no script has to move them. Rejects
 * when any of them fails.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const faults: unknown[] = []
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // React would send what is longer apart, with a script that puts it where it belongs.
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(error),
  })
  if (faults.length > 0) throw faults[0]
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
