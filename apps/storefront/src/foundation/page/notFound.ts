import { data } from "react-router-dom"
import type { Pages } from "./Pages.ts"

/** What a loader throws for an address that leads nowhere: 404 with one of the pages for it. */
export const notFound = async (pages: Pick<Pages, "drawErrorPage">) => data({ variant: await pages.drawErrorPage() }, { status: 404 })
