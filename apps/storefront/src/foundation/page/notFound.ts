import { data } from "react-router-dom"
import type { Pages } from "./Pages.ts"

/** What a loader throws for an unknown address: 404 with one of its pages. */
export const notFound = async (pages: Pick<Pages, "drawErrorPage">) => data({ variant: await pages.drawErrorPage() }, { status: 404 })
