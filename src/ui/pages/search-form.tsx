type SearchFormProps = {
  /** The id of its field. */
  id: string
  label: string
  /** What was searched for. */
  query?: string
}

/** Searches the whole site; it works without a script. */
export function SearchForm({ id, label, query }: SearchFormProps) {
  return (
    <search>
      <form className="field" action="/search">
        <label htmlFor={id}>{label}</label>
        <span className="search-field">
          <input
            className="control"
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            required
          />
          <button className={query === undefined ? 'button' : 'button solid'} type="submit">
            Search
          </button>
        </span>
      </form>
    </search>
  )
}
