import type { Fetched } from './use-fetched.ts'

type State = { fetched: Fetched<unknown>; loading: string; retry: () => void }

/** Says that something is on its way, or why it is not there, with the button to try again. Its live regions are always there. */
export function FetchState({ fetched, loading, retry }: State) {
  const failed = fetched.at === 'failed'
  return (
    <div className="fetch-state" data-open={fetched.at === 'there' ? undefined : true}>
      <output>{fetched.at === 'loading' ? loading : ''}</output>
      <p role="alert" className="form-failure">
        {failed ? fetched.message : ''}
      </p>
      {failed && (
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  )
}
