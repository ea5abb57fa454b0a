import type { ClientLoaderFunctionArgs } from 'react-router'

/**
 * The `clientLoader` of a page in the menus: it fetches the page's prerendered data on navigation. Without it React Router fetches on
 * hover, with `<link rel=prefetch>`, which Firefox checks against `default-src` and refuses (decision 122).
 */
export const whenWanted = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader()
