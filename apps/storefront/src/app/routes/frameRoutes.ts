import { ErrorPage, FrameErrorPage } from "../../features/recovery/errorPage.tsx"
import { Frame } from "../frame/Frame.tsx"

/** What stands around every page. Its identity, and that of the next one, the document's first page has too. */
export const frameRoute = { id: "frame", Component: Frame, ErrorBoundary: FrameErrorPage } as const

/** Stands in for a page that failed, within the frame. */
export const pageRoute = { id: "page", ErrorBoundary: ErrorPage } as const
