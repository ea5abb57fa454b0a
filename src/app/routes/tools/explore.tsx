import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { explore as words, listed } from '#content/pages/explore.ts'
import { ExplorePlace } from '#tools/explore/explore-place.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'

export const meta = () => pageMeta('/explore', words)

/** /explore */
export default function Explore() {
  return (
    <>
      <ToolTop id="made" heading={words.heading} task={words.task} title="Search">
        <ExplorePlace />
      </ToolTop>
      <ArticleTop path="/explore" lead={words.lead}>
        <Link className="button" to="/dashboard">
          See what one account owns
        </Link>
      </ArticleTop>
      <Clause id="listed" title="Where the lists come from">
        <ul className="marks">
          {listed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
