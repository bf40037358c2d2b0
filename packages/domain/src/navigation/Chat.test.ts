import { expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ChatWidget } from "../ports/ChatWidget.ts"
import { Chat } from "./Chat.ts"

it.effect.each([
  ["/shop/all", false, "shown"],
  ["/shop/all", true, "hidden"],
  ["/Info/Privacy", false, "hidden"],
  ["/Info/Privacy", true, "hidden"]
] as const)("MODAL-02 NAV-55 on %s with a modal open: %s, the chat widget is %s", ([path, isCovered, expected]) => {
  let seen = "as it was"
  const become = (next: string) => Effect.sync(() => void (seen = next))
  const widget = Layer.succeed(ChatWidget, { show: become("shown"), hide: become("hidden") })
  return Chat.use((chat) => chat.attend({ path, isCovered })).pipe(
    Effect.map(() => expect(seen).toBe(expected)),
    Effect.provide(Layer.provide(Chat.layer, widget))
  )
})
