/** What other sites show of a link to a page. */
export function ShareCard({ title, text, url, image }: { title: string; text?: string; url: string; image?: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {text && <meta property="og:description" content={text} />}
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}
