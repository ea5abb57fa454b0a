import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { services } from './services/catalogue.ts'

/** The site map: every URL of the product. Menu, prerender list and sitemap read the same records. */
export default [
  index('routes/landing.tsx'),
  ...Object.keys(services).map((path) => route(path, 'routes/service.tsx', { id: path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
