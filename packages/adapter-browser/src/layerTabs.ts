import { MISSED_MESSAGES, Tabs } from "@camber/domain/ports"
import { Effect, Layer, Queue, Stream } from "effect"

/** Runs an effect when the page becomes hidden, still during that event, because the browser may not run code later. */
export const onPageHidden = (effect: Effect.Effect<void>) =>
  Effect.gen(function* () {
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const leave = () => void run(effect)
    const hide = () => void (document.visibilityState === "hidden" && run(effect))
    yield* Effect.acquireRelease(
      Effect.sync(() => {
        addEventListener("pagehide", leave)
        document.addEventListener("visibilitychange", hide)
      }),
      () =>
        Effect.sync(() => {
          removeEventListener("pagehide", leave)
          document.removeEventListener("visibilitychange", hide)
        })
    )
  })

/**
 * Provides `Tabs` with the window's location. The same BroadcastChannel sends and receives, because a channel does not receive its own
 * messages.
 */
export const layerTabs: Layer.Layer<Tabs> = Layer.effect(
  Tabs,
  Effect.gen(function* () {
    const channel = yield* Effect.acquireRelease(
      Effect.sync(() => new BroadcastChannel("camber")),
      (channel) => Effect.sync(() => channel.close())
    )
    return Tabs.of({
      address: Effect.sync(() => ({ origin: location.origin, pathname: location.pathname, search: location.search, hash: location.hash })),
      referrer: Effect.sync(() => document.referrer),
      go: (href) => Effect.sync(() => location.assign(href)),
      replace: (href) => Effect.sync(() => location.replace(href)),
      reload: Effect.sync(() => location.reload()),
      hidden: Stream.callback((queue) => onPageHidden(Effect.asVoid(Queue.offer(queue, undefined)))),
      post: (message) => Effect.sync(() => channel.postMessage(message)),
      messages: Stream.callback((queue) =>
        Effect.acquireRelease(
          Effect.sync(() => {
            const receive = ({ data }: MessageEvent<unknown>) => {
              if (typeof data === "string") Queue.offerUnsafe(queue, data)
            }
            const show = ({ persisted }: PageTransitionEvent) => {
              if (persisted) Queue.offerUnsafe(queue, MISSED_MESSAGES)
            }
            channel.addEventListener("message", receive)
            addEventListener("pageshow", show)
            return () => {
              channel.removeEventListener("message", receive)
              removeEventListener("pageshow", show)
            }
          }),
          (stop) => Effect.sync(stop)
        )
      )
    })
  })
)
