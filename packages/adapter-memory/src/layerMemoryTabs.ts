import { type PageAddress, Tabs } from "@camber/domain/ports"
import { Effect, Layer, PubSub, Stream } from "effect"

interface Message {
  readonly from: symbol
  readonly text: string
}

/** The message channel shared by the tabs of one browser. */
export type MemoryBrowser = PubSub.PubSub<Message>
export const createMemoryBrowser: Effect.Effect<MemoryBrowser> = PubSub.unbounded<Message>()

const start: PageAddress = { origin: "https://shop.example", pathname: "/", search: "", hash: "" }

/** Provides one tab, alone or with the other tabs of `browser`. It accepts URLs that start with `/` or `#`, and is never hidden. */
export const layerMemoryTabs = (first: Partial<PageAddress> = {}, browser?: MemoryBrowser): Layer.Layer<Tabs> =>
  Layer.effect(
    Tabs,
    Effect.gen(function* () {
      const messages = browser ?? (yield* createMemoryBrowser)
      const from = Symbol("tab")
      let address = { ...start, ...first }
      let referrer = ""
      const visit = (href: string): void => {
        if (href.startsWith("#")) address = { ...address, hash: href }
        else {
          referrer = address.origin + address.pathname + address.search
          const [, pathname = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
          address = { origin: address.origin, pathname, search, hash }
        }
      }
      return Tabs.of({
        address: Effect.sync(() => address),
        referrer: Effect.sync(() => referrer),
        go: (href) => Effect.sync(() => visit(href)),
        replace: (href) => Effect.sync(() => visit(href)),
        reload: Effect.void,
        hidden: Stream.never,
        post: (text) => Effect.asVoid(PubSub.publish(messages, { from, text })),
        messages: Stream.fromPubSub(messages).pipe(
          Stream.filter((message) => message.from !== from),
          Stream.map(({ text }) => text)
        )
      })
    })
  )
