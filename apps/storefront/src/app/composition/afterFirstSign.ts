import { NotificationsStore } from "../../features/account-notifications/NotificationsStore.ts"
import { PushStore } from "../../features/account-notifications/PushStore.ts"
import { startWorker } from "../../features/install/startWorker.ts"
import { NoticeStore } from "../../features/notifications/NoticeStore.ts"
import { keepPlace } from "../../foundation/page/keepPlace.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { ShownPage } from "../../foundation/page/ShownPage.ts"
import type { PageRouter } from "../../foundation/router/PageRouter.ts"
import { keepOwn } from "./keepOwn.ts"
import type { Composition } from "./compose.ts"

/** What only helps beyond the first page: the way back in an installed shop, and the worker that answers without a network. */
export const afterFirstSign = (
  { container, runtime }: Pick<Composition, "container" | "runtime">,
  router: Pick<PageRouter, "revalidate" | "state" | "subscribe">
): void => {
  const shown = container.resolve(ShownPage)
  keepPlace(shown, router)
  if (matchMedia("(display-mode: standalone)").matches)
    import("../frame/showWayBack.ts").then(
      ({ showWayBack }) => showWayBack(shown, () => container.resolve(PageNavigator).go("/")),
      () => undefined
    )
  startWorker({
    runtime,
    refresh: () => router.revalidate(),
    keepOwn: () => void keepOwn({ container, runtime }, () => router.revalidate()),
    notices: container.resolve(NoticeStore),
    notifications: container.resolve(NotificationsStore),
    push: container.resolve(PushStore),
    shown
  })
}
