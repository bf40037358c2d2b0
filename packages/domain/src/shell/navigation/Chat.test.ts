import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { suppressedPaths } from "../../foundation/pages/model.ts"
import { ChatWidget } from "../../foundation/ports/ChatWidget.ts"
import { getEmailModalSuppression } from "../../customer/signup/index.ts"
import { Chat, showsChat } from "./Chat.ts"

it.effect.each([
  ["/shop/all", false, "shown"],
  ["/shop/all", true, "hidden"],
  ["/Info/Privacy", false, "hidden"],
  ["/Info/Privacy", true, "hidden"]
] as const)("MODAL-02 NAV-55 on %s with a modal open (%s) the chat widget is %s", ([path, isCovered, expected]) => {
  let seen = "as it was"
  const become = (next: string) => Effect.sync(() => void (seen = next))
  const widget = Layer.succeed(ChatWidget, { show: become("shown"), hide: become("hidden") })
  return Chat.use((chat) => chat.attend({ path, isCovered })).pipe(
    Effect.map(() => expect(seen).toBe(expected)),
    Effect.provide(Layer.provide(Chat.layer, widget))
  )
})

const viewer = {
  path: "/",
  wasShown: false,
  isBot: false,
  isRegistered: false,
  isInstalled: false,
  hasEnrolled: false,
  isSignedUpForEmails: false
}

describe("suppressed paths", () => {
  it("NAV-55 NAV-115 includes informational pages, one radiator page and two toolbox articles", () => {
    expect(suppressedPaths.map((path) => path.replace(/[^/]+$/, "").toLowerCase()).toSorted()).toEqual([
      "/info/",
      "/info/",
      "/item/radiator/",
      "/the-toolbox/giveaway-rules/",
      "/the-toolbox/giveaway-winners/"
    ])
  })
  it.each(suppressedPaths.map((path) => [path]))("NAV-55 NAV-115 %s has no chat widget, ignoring letter case", (path) => {
    expect([path, path.toUpperCase(), `${path}/`].map((one) => showsChat(one))).toEqual([false, false, false])
  })
  it.each(suppressedPaths.map((path) => [path]))("NAV-116 %s has no email sign-up", (path) => {
    expect(getEmailModalSuppression({ ...viewer, path })).toBe("path")
  })
  it.each(["/", "/Info/Shocks", "/info/helpcenter", "/item/radiator/2", "/the-toolbox/giveaway-rules/9009"])(
    "%s has chat and sign-up",
    (path) => {
      expect(showsChat(path)).toBe(true)
      expect(getEmailModalSuppression({ ...viewer, path })).toBeNull()
    }
  )
})
