import { brand } from '#content/brand.ts'

// `vite.config.ts` puts SCHEDULING_URL of the build here.
const configured: string | undefined = import.meta.env?.VITE_SCHEDULING_URL

/** Where a call is booked: our own page, or the address that is configured. */
export const schedulingUrl = configured || brand.schedulingUrl
