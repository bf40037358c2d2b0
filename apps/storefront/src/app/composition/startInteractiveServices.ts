import type { RouteObject } from "react-router-dom"
import { NotificationsStore } from "../../features/account-notifications/NotificationsStore.ts"
import { PushStore } from "../../features/account-notifications/PushStore.ts"
import { ReleaseCheck } from "../../features/install/ReleaseCheck.ts"
import { registerServiceWorker } from "../../features/install/registerServiceWorker.ts"
import { ToastStore } from "../../features/toasts/ToastStore.ts"
import { keepFocus } from "../../foundation/page/keepFocus.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import { prefetchPages } from "../routes/prefetchPages.ts"
import { warmOfflineCache } from "./warmOfflineCache.ts"
import type { Composition } from "./composeApp.ts"

/**
 * Starts services that help only after an interaction: prefetching, the focus, the Back button of an installed shop and the service worker.
 *
 * @returns The function that stops following the focus.
 */
export const startInteractiveServices = (
  { container, runtime }: Pick<Composition, "container" | "runtime">,
  routes: RouteObject[]
): (() => void) => {
  const stop = keepFocus()
  const release = container.resolve(ReleaseCheck)
  prefetchPages(routes, () => release.isCurrent())
  const shown = container.resolve(CurrentPage)
  const navigator = container.resolve(PageNavigator)
  const revalidate = () => navigator.revalidate()
  if (matchMedia("(display-mode: standalone)").matches)
    import("../frame/showBackButton.ts").then(
      ({ showBackButton }) => showBackButton(shown, () => navigator.go("/")),
      () => undefined
    )
  registerServiceWorker({
    runtime,
    refresh: revalidate,
    keepOwn: () => void warmOfflineCache({ container, runtime }, revalidate),
    notices: container.resolve(ToastStore),
    notifications: container.resolve(NotificationsStore),
    push: container.resolve(PushStore),
    shown
  })
  return stop
}
