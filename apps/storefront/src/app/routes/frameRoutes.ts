import { ErrorPage, FrameErrorPage } from "../../features/recovery/errorPage.tsx"
import { Frame } from "../frame/Frame.tsx"

/** What stands around every page. The first page uses the same ids and components as the route table, so that the takeover mounts nothing anew. */
export const frameRoute = { id: "frame", Component: Frame, ErrorBoundary: FrameErrorPage } as const

/** Stands in for a page that failed, within the frame. */
export const pageRoute = { id: "page", ErrorBoundary: ErrorPage } as const
