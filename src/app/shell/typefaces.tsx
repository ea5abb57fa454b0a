import faces from '#ui/fonts/fonts.css?inline'
import bodoniModa from '#ui/fonts/generated/bodoni-moda.woff2?url'
import instrumentSans from '#ui/fonts/generated/instrument-sans.woff2?url'
import splineSansMono from '#ui/fonts/generated/spline-sans-mono.woff2?url'

/** What every page shows. Files for other letters come when one of these letters is shown. */
const files = [bodoniModa, instrumentSans, splineSansMono]

/**
 * The typefaces, in the head of every page and in no stylesheet: a stylesheet that names a typeface has the browser lay out the whole page again when
 * it comes. The files are asked for at once, so that most pages are laid out in them from the start.
 */
export function Typefaces() {
  return (
    <>
      {files.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
      ))}
      <style data-faces>{faces}</style>
    </>
  )
}
