import faces from '#ui/fonts/fonts.css?inline'

/**
 * The typefaces, in the head of every page and in no stylesheet: a stylesheet that names a typeface has the browser lay out the whole page again when
 * it comes.
 */
export const Typefaces = () => <style data-faces>{faces}</style>
