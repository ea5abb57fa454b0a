import { pageMeta } from '#app/page/page-meta.ts'
import { credits as words } from '#content/pages/credits.ts'
import { Clause } from '#ui/components/clause.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { walletGroups } from '#wallet/wallets/catalogue.ts'
import { furtherWallets } from '#wallet/wallets/further.ts'
import { iconCredits, type IconCredit } from '#wallet/wallets/icon-credits.ts'

export const handle = { static: true }

export const meta = () => pageMeta('/credits', words)

const names = new Map(
  [...walletGroups, furtherWallets].flatMap(({ wallets }) => wallets.map(({ id, name }) => [id, name] as const)),
)

/** /credits */
export default function Credits() {
  return (
    <>
      <PageHead path="/credits" page={words} />
      {iconCredits.map((credit) => (
        <Collection key={credit.name} credit={credit} />
      ))}
      <Clause id="marks" title="Whose marks they are">
        <p>
          The names and marks of wallets belong to their owners. We show a mark unchanged, and only so that you
          recognise your wallet. It does not mean that its maker recommends this site, or that we recommend the wallet.
        </p>
        <p>
          If you own a mark and want it removed, <a href="/contact-us">tell us</a>. The window then shows a drawing of
          our own.
        </p>
      </Clause>
      <Clause id="others" title="What has no picture here">
        <p>
          A wallet in your browser shows the picture that it brings. Any other wallet without a picture has a seal with
          its first letter, which we drew.
        </p>
      </Clause>
    </>
  )
}

function Collection({ credit: { name, version, href, copyright, licence, icons } }: { credit: IconCredit }) {
  return (
    <Clause id={name.toLowerCase()} title={`Pictures from ${name}`}>
      <p>
        <a href={href}>{name}</a> {version} has these {icons.length} pictures:
      </p>
      <ul className="credit-names">
        {icons.map((id) => (
          <li key={id}>{names.get(id) ?? id}</li>
        ))}
      </ul>
      <figure className="credit-licence">
        <figcaption>The MIT licence of {name}.</figcaption>
        {[copyright, ...licence.split('\n\n')].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </figure>
    </Clause>
  )
}
