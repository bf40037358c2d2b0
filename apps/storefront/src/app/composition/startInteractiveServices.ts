import { NotificationsStore } from "../../features/account-notifications/NotificationsStore.ts"
import { PushStore } from "../../features/account-notifications/PushStore.ts"
import { registerServiceWorker } from "../../features/install/registerServiceWorker.ts"
import { ToastStore } from "../../features/toasts/ToastStore.ts"
import { preserveScrollPosition } from "../../foundation/page/preserveScrollPosition.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import type { PageRouter } from "../../foundation/router/PageRouter.ts"
import { warmOfflineCache } from "./warmOfflineCache.ts"
import type { Composition } from "./composeApp.ts"

/** What only helps beyond the first page: the way back in an installed shop, and the worker that answers without a network. */
export const startInteractiveServices = (
  { container, runtime }: Pick<Composition, "container" | "runtime">,
  router: Pick<PageRouter, "revalidate" | "state" | "subscribe">
): void => {
  const shown = container.resolve(CurrentPage)
  preserveScrollPosition(shown, router)
  if (matchMedia("(display-mode: standalone)").matches)
    import("../frame/showBackButton.ts").then(
      ({ showBackButton }) => showBackButton(shown, () => container.resolve(PageNavigator).go("/")),
      () => undefined
    )
  registerServiceWorker({
    runtime,
    refresh: () => router.revalidate(),
    keepOwn: () => void warmOfflineCache({ container, runtime }, () => router.revalidate()),
    notices: container.resolve(ToastStore),
    notifications: container.resolve(NotificationsStore),
    push: container.resolve(PushStore),
    shown
  })
}
