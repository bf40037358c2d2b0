import type { LatePlatform } from "../../foundation/runtime/LateUseCases.ts"

/** The platform's part of the late use-cases. */
export const latePlatform: LatePlatform = {
  chatWidget: () => import("./noChatWidget.ts").then(({ noChatWidget }) => noChatWidget),
  listeners: () => import("./listeners.ts").then(({ listeners }) => listeners),
  vitals: () => import("./measuredVitals.ts").then(({ measuredVitals }) => measuredVitals)
}
