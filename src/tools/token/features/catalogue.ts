import { ownable, roles } from './access.ts'
import { delay } from './delay.ts'
import { erc1155Base, erc1155Burn } from './erc1155.ts'
import { editionSale } from './erc1155/sale.ts'
import { authorizations } from './erc20/authorizations.ts'
import { erc20Base } from './erc20/base.ts'
import { bridge } from './erc20/bridge.ts'
import { flashMint } from './erc20/flash-mint.ts'
import { freezing } from './erc20/freezing.ts'
import { limits } from './erc20/limits.ts'
import { allowList, blockList } from './erc20/restrictions.ts'
import { permit, votes } from './erc20/signatures.ts'
import { callable, temporary } from './erc20/spending.ts'
import { burn, cap, mint } from './erc20/supply.ts'
import { vaultBase } from './erc4626/base.ts'
import { depositPause, sharePermit } from './erc4626/deposits.ts'
import { erc6909Base } from './erc6909/base.ts'
import { erc6909Burn, erc6909Pause } from './erc6909/moves.ts'
import { erc721Base, erc721Burn, erc721Cap } from './erc721.ts'
import { consecutive } from './erc721/consecutive.ts'
import { enumerable } from './erc721/enumerable.ts'
import { reveal } from './erc721/reveal.ts'
import { sale } from './erc721/sale.ts'
import type { Feature, Switch } from './feature.ts'
import type { TokenKind, TokenOptions } from './options.ts'
import { pause } from './pause.ts'
import { royalties } from './royalties.ts'

/** What each kind of token is made of, in the order in which the source says it and the form asks for it. */
const features = {
  erc20: [
    erc20Base,
    mint,
    cap,
    burn,
    pause,
    blockList,
    allowList,
    freezing,
    permit,
    authorizations,
    temporary,
    callable,
    votes,
    flashMint,
    bridge,
    ownable,
    roles,
    delay,
    limits,
  ],
  erc721: [
    erc721Base,
    erc721Cap,
    erc721Burn,
    pause,
    enumerable,
    consecutive,
    royalties,
    sale,
    reveal,
    ownable,
    roles,
    delay,
  ],
  erc1155: [erc1155Base, erc1155Burn, pause, royalties, editionSale, ownable, roles, delay],
  erc4626: [vaultBase, sharePermit, depositPause, ownable, roles, delay],
  erc6909: [erc6909Base, erc6909Burn, erc6909Pause, ownable, roles, delay],
} satisfies { [kind in TokenKind]: readonly Feature<Extract<TokenOptions, { kind: kind }>>[] }

/** Everything that a kind of token can be made of. */
export function allFeatures(kind: TokenKind): readonly Feature[] {
  return features[kind] as readonly Feature[]
}

/** The switches that a kind of token has in the form. */
export function switchesOf(kind: TokenKind): Switch[] {
  return allFeatures(kind).flatMap(({ option }) => option ?? [])
}

/** The features that a token with these options has. */
export function featuresOf(options: TokenOptions): Feature[] {
  return allFeatures(options.kind).filter(({ option, access }) =>
    option ? options[option.name] : !access || access === options.access,
  )
}
