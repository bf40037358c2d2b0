import type { ShopSettings } from "../../foundation/runtime/Seed.ts"
import type { LazyPlatformLayers } from "../../foundation/runtime/LazyLayers.ts"

/** The late use-cases that stand on the platform, by the shop's settings. */
export const createLazyPlatformLayers = ({ observingScripts = {} }: ShopSettings): LazyPlatformLayers => ({
  chat: () => import("./chat.ts"),
  install: () => import("./install.ts"),
  notificationCentre: () => import("./notificationCentre.ts"),
  outbox: () => import("./outbox.ts"),
  push: () => import("./push.ts"),
  visit: async () => (await import("./visit.ts")).createVisitLayer(observingScripts),
  vitals: () => import("./vitals.ts")
})
