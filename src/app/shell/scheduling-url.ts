import { brand } from '#content/brand.ts'

// `vite.config.ts` puts SCHEDULING_URL of the build here.
const configured: string | undefined = import.meta.env?.VITE_SCHEDULING_URL

/** The external page where a call is booked. */
export const schedulingUrl = configured || brand.schedulingUrl
