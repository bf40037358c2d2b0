import type { RouteObject } from "react-router-dom"
import { startWorker } from "../../features/install/startWorker.ts"
import { NoticeStore } from "../../features/notifications/NoticeStore.ts"
import { ShownPage } from "../../foundation/page/ShownPage.ts"
import { prefetchPages } from "../routes/prefetchPages.ts"
import type { Composition } from "./compose.ts"

/** What only helps beyond the first page: the code of the next ones, and the worker that answers without a network. */
export const afterFirstSign = ({ container, runtime }: Pick<Composition, "container" | "runtime">, routes: RouteObject[]): void => {
  prefetchPages(routes)
  startWorker(runtime, container.resolve(NoticeStore), container.resolve(ShownPage))
}
