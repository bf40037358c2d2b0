import type { ShopSettings } from "../../foundation/runtime/Seed.ts"
import type { LatePlatform } from "../../foundation/runtime/LateUseCases.ts"

/** The late use-cases that stand on the platform, by the shop's settings. */
export const latePlatform = ({ observingScripts = {} }: ShopSettings): LatePlatform => ({
  chat: () => import("./chat.ts"),
  install: () => import("./install.ts"),
  notificationCentre: () => import("./notificationCentre.ts"),
  outbox: () => import("./outbox.ts"),
  push: () => import("./push.ts"),
  visit: async () => (await import("./visit.ts")).visitWith(observingScripts),
  vitals: () => import("./vitals.ts")
})
