import { brandKey } from '#content/brand-key.ts'
import { Link, useLoaderData } from 'react-router'
import { figure } from '#core/text/figure.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { boilerplates } from '#content/boilerplate.ts'
import { brand } from '#content/brand.ts'
import { usageRules, type PressKit } from '#content/media.ts'
import { media as words } from '#content/pages/media.ts'
import { answersWithin } from '#content/promises.ts'
import type { NewsItem } from '#site/blog/post/news.ts'
import { PressColours } from '#site/press/press-colours.tsx'
import { PressMarks, PressSeal } from '#site/press/press-marks.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { longDate } from '#core/time/long-date.ts'

export const meta = () => pageMeta('/media', words)

/**
 * The news `scripts/blog/load-content.ts` has read for this build. They are part of the code of this page: what a loader answers stands in
 * the page a second time, for which it has no room.
 */
const [news = []] = Object.values(
  import.meta.glob<NewsItem[]>('../../../.react-router/news.json', { eager: true, import: 'default' }),
)

export const clientLoader = whenWanted

/** Runs at build: what `scripts/pictures/press-kit.ts` has just drawn and packed. */
export async function loader(): Promise<PressKit> {
  const { readFile } = await import('node:fs/promises')
  return JSON.parse(await readFile('.react-router/press-kit.json', 'utf8')) as PressKit
}

const size = (bytes: number) =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1_000)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`

/** /media */
export default function Media() {
  const { zip, folders, colours, typefaces } = useLoaderData<typeof loader>()
  const count = folders.reduce((sum, { names }) => sum + names.length, 0)
  return (
    <>
      <PageHead path="/media" page={words} seal={<PressSeal />}>
        <a className="button solid" href="/press-kit.zip" download>
          Download everything ({size(zip.bytes)})
        </a>
        <a className="button" href="#contact">
          Write to us
        </a>
      </PageHead>
      <Clause id="about" title="About us">
        {Object.entries(boilerplates).map(([length, text]) => (
          <div key={length} className="press-words">
            <h3>In {length} words</h3>
            <p>{text}</p>
            <CopyButton id={`copy-${length}`} text={text} name={`the ${length} words`} />
          </div>
        ))}
      </Clause>
      <Clause id="marks" title="The marks">
        <p>
          The generator that draws every seal of this site draws ours from the seed <code>{brandKey}</code>. The SVG
          files have a clear background, and the name in them is lines, so you need no typeface.
        </p>
        <PressMarks />
        <ul>
          {usageRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Clause>
      <Clause id="colours" title="The colours">
        <p>
          Each figure is the contrast against <code>paper</code> of the same theme. For <code>paper</code> it is the
          contrast against <code>text</code>.
        </p>
        <PressColours colours={colours} />
      </Clause>
      <Clause id="type" title="The typefaces">
        <dl className="press-type">
          {typefaces.map(({ name, role, version, licence }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {role}. Licence {licence}, Fontsource {version}.
              </dd>
            </div>
          ))}
        </dl>
      </Clause>
      <Clause id="kit" title="Download everything in one file">
        <p>
          <a href="/press-kit.zip" download>
            press-kit.zip
          </a>
          , {figure(zip.bytes)} bytes, {count} files.
        </p>
        <p className="press-hash">
          SHA-256: <span className="mono">{zip.sha256}</span>
        </p>
        <details>
          <summary>See what the file holds</summary>
          <dl className="press-list">
            {folders.map(({ folder, names, bytes }) => (
              <div key={folder}>
                <dt>
                  {folder ? <code>{folder}</code> : 'Top folder'}, {size(bytes)}
                </dt>
                <dd>{names.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Clause>
      <Clause id="news" title="News">
        {news.length === 0 && <p>We have not published any news yet.</p>}
        <ul className="press-news" hidden={news.length === 0}>
          {news.map(({ id, date, title, text, href }) => (
            <li key={id} id={id}>
              <p className="soft small">
                <time dateTime={date}>{longDate(date)}</time>
              </p>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="soft small">
          Follow by <a href="/feed.xml">RSS</a>, <a href="/atom.xml">Atom</a> or <a href="/feed.json">JSON feed</a>.
        </p>
      </Clause>
      <Clause id="contact" title="Press contact">
        <p>
          Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or use the{' '}
          <Link to="/contact-us?topic=press">contact form</Link>. We answer the press within {answersWithin}.
        </p>
      </Clause>
    </>
  )
}
