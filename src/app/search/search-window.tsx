import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import { SearchHit } from './search-hit.tsx'
import { letSlashOpen, rememberedQuery, rememberQuery, slashOpens } from './search-memory.ts'
import { SearchNothing } from './search-nothing.tsx'
import styles from './search.css?inline'
import { useAnnounced } from './use-announced.ts'
import { useChoice } from './use-choice.ts'
import { useSearchedSite } from './use-searched-site.ts'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${styles}}`)
document.adoptedStyleSheets.push(sheet)

/** The search over the page one is on, open as long as it is there; `onClose` takes it away. Without results Enter asks the server. */
export function SearchWindow({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [site, again] = useSearchedSite()
  const [query, setQuery] = useState(rememberedQuery)
  const asked = query.trim()
  const ready = typeof site === 'object'
  const found = ready && asked ? site.search(query, { limit: 8 }) : []
  const { chosen, choose, onKeyDown } = useChoice(found.length, query)
  const close = () => dialog.current?.close()
  const announced = useAnnounced(ready && asked ? sentenceOf(found.length) : '')

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
            aria-expanded={found.length > 0}
            aria-activedescendant={found.length > 0 ? idOf(chosen) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            defaultValue={query}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget: { value } }) => {
              setQuery(value)
              rememberQuery(value)
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
          {found.map((each, at) => (
            <SearchHit
              key={`${each.page.path} ${each.page.sections.indexOf(each.section)}`}
              id={idOf(at)}
              found={each}
              chosen={at === chosen}
              onPoint={() => choose(at)}
              onOpen={close}
            />
          ))}
        </div>
        {ready && asked && !found.length && <SearchNothing query={asked} pages={site.pages} onOpen={close} />}
        {ready && !asked && (
          <p className="search-words">Type a word of what you look for. Arrows choose, Enter opens, Escape closes.</p>
        )}
        {site === 'loading' && <p className="search-words">The words of the site are on their way.</p>}
        {site === 'offline' && (
          <p className="search-words" role="alert">
            You are offline, and the words of the site are not on this device yet. They are fetched as soon as you are
            online.
          </p>
        )}
        {site === 'failed' && (
          <div className="search-words" role="alert">
            <p>The words of the site could not be fetched. Try again, or press Enter to search on a page of its own.</p>
            <button type="button" className="button" onClick={again}>
              Try again
            </button>
          </div>
        )}
      </div>
      <p className="search-foot">
        <a href={asked ? `/search?q=${encodeURIComponent(asked)}` : '/search'}>All results on a page of their own</a>
        <label className="search-slash">
          <input
            type="checkbox"
            defaultChecked={slashOpens()}
            onChange={({ currentTarget }) => letSlashOpen(currentTarget.checked)}
          />
          <span>
            <kbd>/</kbd> opens search, as <kbd>Ctrl K</kbd> does
          </span>
        </label>
      </p>
    </dialog>
  )
}

const idOf = (at: number) => `search-hit-${at}`

function sentenceOf(count: number): string {
  if (count === 0) return 'Nothing found. The nearest pages are listed.'
  return count === 1 ? 'One result.' : `${count} results.`
}
