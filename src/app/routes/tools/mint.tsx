import { Link } from 'react-router'
import { ArticleTop } from '#ui/pages/tool-top.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { code, mint as words, safety, shown } from '#content/pages/mint.ts'
import { MintPlace } from '#tools/mint/form/mint-place.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { Sample } from '#ui/components/sample.tsx'
import { Terms } from '#ui/components/terms.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'

export const meta = () => pageMeta('/mint', words)

/** /mint */
export default function Mint() {
  return (
    <>
      <MintPlace heading={words.heading} task={words.task} />
      <ArticleTop path="/mint" lead={words.lead}>
        <Link className="button" to="/contact-us">
          Plan an event with us
        </Link>
      </ArticleTop>
      <Clause id="code" title="What a code looks like">
        <div className="prose">
          {code.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Sample sample={code.sample} />
      </Clause>
      <Clause id="shown" title="What you see before you sign">
        <Terms terms={shown} />
      </Clause>
      <Clause id="safety" title="Why no one else can use your code">
        <ul className="marks">
          {safety.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <WhereOffered href="/nft-audit">
          <p>
            Read about <Link to="/nft-audit#faults">seven attacks on a drop</Link>, and what stops each attack.
          </p>
        </WhereOffered>
      </Clause>
    </>
  )
}
