import type { LatePlatform } from "../../foundation/runtime/LateUseCases.ts"

/** The late use-cases that stand on the platform. */
export const latePlatform: LatePlatform = {
  chat: () => import("./chat.ts"),
  visit: () => import("./visit.ts"),
  vitals: () => import("./vitals.ts")
}
