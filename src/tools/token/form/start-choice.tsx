import { memo } from 'react'
import { starts } from '#tools/token/features/presets.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { optionsWith, variantId } from '#tools/token/generator/variants.ts'
import { ChoiceLine } from './choice-line.tsx'

type Starts = { options: TokenOptions; choose: (asked: TokenOptions) => void }

/** What a kind of token can begin with: each turns on what fits it, and says what that means for holders. */
export const StartChoice = memo(function StartChoice({ options, choose }: Starts) {
  const offered = starts.filter(({ kind }) => kind === options.kind)
  if (offered.length === 0) return null
  return (
    <fieldset className="creator-group">
      <legend>Begin with</legend>
      {offered.map(({ kind, name, what, with: features }) => {
        const begun = optionsWith(kind, features.split(' '))
        return (
          <ChoiceLine
            key={name}
            id={`token-start-${name.toLowerCase().replaceAll(' ', '-')}`}
            type="radio"
            name="start"
            checked={variantId(options) === variantId(begun)}
            title={name}
            what={what}
            change={() => choose(begun)}
          />
        )
      })}
    </fieldset>
  )
})
