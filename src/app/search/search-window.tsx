import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import { brandKey } from '#content/brand-key.ts'
import { recall, remember } from '#core/browser/visit-memory.ts'
import { SearchHit } from './search-hit.tsx'
import { searchGroups } from './search-lines.ts'
import { SearchNothing } from './search-nothing.tsx'
import styles from './search.css?inline'
import { useAnnounced } from './use-announced.ts'
import { useChoice } from './use-choice.ts'
import { useSearchedSite } from './use-searched-site.ts'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${styles}}`)
document.adoptedStyleSheets.push(sheet)

/** Under which key the query is remembered for the visit. */
const queryKey = `${brandKey}.search`

/** The search over the page one is on, open as long as it is there; `onClose` takes it away. Without results Enter asks the server. */
export function SearchWindow({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [site, again] = useSearchedSite()
  const [query, setQuery] = useState(() => recall<string>(queryKey) ?? '')
  const asked = query.trim()
  const ready = typeof site === 'object'
  const groups = ready ? searchGroups(query, site) : []
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const { chosen, choose, onKeyDown } = useChoice(count, query)
  const close = () => dialog.current?.close()
  const announced = useAnnounced(ready && asked ? sentenceOf(count) : '')

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
  }, [])

  function submit(event: SubmitEvent) {
    const option = document.getElementById(idOf(chosen))
    if (!option) return
    event.preventDefault()
    option.click()
  }

  return (
    <dialog className="search-window" ref={dialog} aria-label="Search" onClose={onClose} {...{ closedby: 'any' }}>
      <search>
        <form className="search-line" action="/search" onSubmit={submit}>
          <input
            className="control"
            ref={field}
            name="q"
            // Not `search`: there Escape empties the field before it closes the window.
            type="text"
            enterKeyHint="search"
            role="combobox"
            aria-label="Search this site"
            aria-autocomplete="list"
            aria-controls="search-list"
            aria-expanded={count > 0}
            aria-activedescendant={count > 0 ? idOf(chosen) : undefined}
            placeholder="Search pages, posts and tools"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            defaultValue={query}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget: { value } }) => {
              setQuery(value)
              remember(queryKey, value)
            }}
          />
          <button type="button" className="icon-button" onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">Close search</span>
          </button>
        </form>
      </search>
      <output className="visually-hidden">{announced}</output>
      <div className="search-results">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> shows no snippets and holds no links */}
        <div className="search-list" id="search-list" role="listbox" aria-label="Results">
          {groups.map(({ name, lines }, group) => {
            const before = groups.slice(0, group).reduce((sum, other) => sum + other.lines.length, 0)
            return (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> may not be in a listbox
              <div key={name} role="group" aria-labelledby={`search-group-${group}`}>
                <p className="search-group" id={`search-group-${group}`} role="presentation">
                  {name}
                </p>
                {lines.map((line, at) => (
                  <SearchHit
                    key={line.to}
                    id={idOf(before + at)}
                    line={line}
                    chosen={before + at === chosen}
                    onPoint={() => choose(before + at)}
                    onOpen={close}
                  />
                ))}
              </div>
            )
          })}
        </div>
        {ready && asked && count === 0 && <SearchNothing query={asked} pages={site.pages} onOpen={close} />}
        {site === 'loading' && <p className="search-words">The search is loading.</p>}
        {site === 'offline' && (
          <p className="search-words" role="alert">
            You are offline, and the search is not on this device yet. It loads when you are online again.
          </p>
        )}
        {site === 'failed' && (
          <div className="search-words" role="alert">
            <p>The search could not be loaded. Try again, or press Enter to open the search page.</p>
            <button type="button" className="button" onClick={again}>
              Try again
            </button>
          </div>
        )}
      </div>
      <p className="search-foot">
        <a href={asked ? `/search?q=${encodeURIComponent(asked)}` : '/search'}>See all results on one page</a>
        <span className="search-keys soft">
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Ctrl K</kbd> searches on every page
        </span>
      </p>
    </dialog>
  )
}

const idOf = (at: number) => `search-hit-${at}`

function sentenceOf(count: number): string {
  if (count === 0) return 'No results. Similar pages are listed.'
  return count === 1 ? 'One result.' : `${count} results.`
}
