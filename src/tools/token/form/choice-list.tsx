import { memo } from 'react'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import type { Change } from '#tools/token/features/feature.ts'
import { defaultOptions, type Access, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import { ChoiceLine } from './choice-line.tsx'
import { accessWords, kindWords } from './option-words.ts'

type Choices = { options: TokenOptions; changes: readonly Change[]; choose: (asked: TokenOptions) => void }

/** What the token can do: a switch for each option with what it means, and who holds the powers. */
export const ChoiceList = memo(function ChoiceList({ options, changes, choose }: Choices) {
  return (
    <>
      <fieldset className="creator-group">
        <legend>What it can do</legend>
        {switchesOf(options.kind).map(({ name, label, on, off }) => (
          <ChoiceLine
            key={name}
            id={`token-option-${name}`}
            type="checkbox"
            name={name}
            checked={options[name]}
            title={label}
            what={options[name] ? on : off}
            change={(checked) => choose({ ...options, [name]: checked } as TokenOptions)}
          />
        ))}
        <output className="creator-changes">
          {changes.map(({ option, because }) => (
            <span key={option}>{because}</span>
          ))}
        </output>
      </fieldset>
      {options.access !== 'none' && (
        <fieldset className="creator-group">
          <legend>Who holds the powers</legend>
          {Object.entries(accessWords).map(([access, [title, what]]) => (
            <ChoiceLine
              key={access}
              id={`token-access-${access}`}
              type="radio"
              name="access"
              checked={options.access === access}
              title={title}
              what={what}
              change={() => choose({ ...options, access: access as Access })}
            />
          ))}
        </fieldset>
      )}
    </>
  )
})

type KindProps = { kind: TokenKind; choose: Choices['choose'] }

/** What kind of token it is. */
export const KindChoice = memo(function KindChoice({ kind: chosen, choose }: KindProps) {
  return (
    <fieldset className="creator-group">
      <legend>What it is</legend>
      {Object.entries(kindWords).map(([kind, [title, what]]) => (
        <ChoiceLine
          key={kind}
          id={`token-kind-${kind}`}
          type="radio"
          name="kind"
          checked={chosen === kind}
          title={title}
          what={what}
          change={() => choose(defaultOptions[kind as TokenKind])}
        />
      ))}
    </fieldset>
  )
})
