import type { ToWorker } from "../../../worker/messages.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { NoticeStore } from "../notifications/NoticeStore.ts"

/** Where the notice of a new version leads: to nowhere, because it is a press on it that counts. */
const TAKE_OVER = "#new-version"

let isStarted = false

/**
 * Has the shop's worker set up once the page is quiet, once in a document's life (SEO-03). A browser without workers, or one that refuses,
 * reads on as before (ERR-23, ERR-122).
 */
export const startWorker = (runtime: AppRuntime, notices: NoticeStore): void => {
  if (isStarted) return
  isStarted = true
  const soon = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 200))
  soon(() => void prepared(runtime, notices))
}

const prepared = async (runtime: AppRuntime, notices: NoticeStore): Promise<void> => {
  await runtime.run((use) => use.Install.use(({ prepare }) => prepare))
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  if (registration !== undefined) offerUpdates(workers, registration, notices)
}

/** Tells of a version that waits for this one's windows to be closed, and brings it earlier for who wants it. A page is never changed unasked. */
export const offerUpdates = (
  workers: Pick<ServiceWorkerContainer, "addEventListener" | "controller">,
  registration: Pick<ServiceWorkerRegistration, "addEventListener" | "installing" | "waiting">,
  notices: Pick<NoticeStore, "show">
): void => {
  const offer = () => {
    if (registration.waiting === null || workers.controller === null) return
    void notices.show({
      message: "There is a new version of the shop",
      link: { label: "Show it now", href: TAKE_OVER },
      duration: null,
      isUnprompted: true
    })
  }
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer)
  })
  offer()
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest(`a[href$="${TAKE_OVER}"]`) === null) return
      event.preventDefault()
      event.stopPropagation()
      // Other windows go on with what they have; this one asked.
      workers.addEventListener("controllerchange", () => location.reload(), { once: true })
      registration.waiting?.postMessage({ _tag: "TakeOver" } satisfies ToWorker)
    },
    { capture: true }
  )
}
