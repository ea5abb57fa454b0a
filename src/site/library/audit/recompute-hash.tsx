import { useState } from 'react'

/** Fetches a file of ours, hashes it in the browser and says whether it has the SHA-256 the page names, in hex. */
export function RecomputeHash({ path, sha256 }: { path: string; sha256: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'equal' | 'different' | 'failed'>('ready')

  async function compute() {
    setState('busy')
    try {
      const answer = await fetch(path)
      if (!answer.ok) throw new Error(String(answer.status))
      const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
      const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
      setState(found === sha256 ? 'equal' : 'different')
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="recompute-title">
      <h2 className="post-title" id="recompute-title">
        Compute the hash here
      </h2>
      <p>
        SHA-256 of the <a href={path}>file for machines</a>: <code className="address">{sha256}</code>
      </p>
      <button type="button" className="button" id="recompute" data-replay="" onClick={compute}>
        Compute it in this browser
      </button>
      <output htmlFor="recompute">{words[state]}</output>
    </section>
  )
}

const words = {
  ready: '',
  busy: 'The file is being fetched and hashed.',
  equal: 'Equal: the file you were sent has this hash.',
  different: 'Not equal. Load the page again; if they still differ, write to us.',
  failed: 'The file could not be fetched or hashed. Use the command above.',
}
