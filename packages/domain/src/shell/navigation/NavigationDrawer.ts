import { Context, Effect, Layer, Schema, type Stream, SubscriptionRef } from "effect"
import { closedDrawer, type Drawer, transition } from "./machine.ts"
import { DrawerEvent } from "./model.ts"

const decode = Schema.decodeUnknownEffect(DrawerEvent)

/** The left navigation drawer. */
export class NavigationDrawer extends Context.Service<
  NavigationDrawer,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<Drawer>
    /**
     * Applies an action. Any part of a page may send an action, including separately deployed parts (NAV-117). Anything but a `DrawerEvent`
     * is ignored with a warning (NAV-36).
     */
    readonly act: (event: unknown) => Effect.Effect<void>
  }
>()("@camber/domain/navigation/NavigationDrawer") {
  static readonly layer: Layer.Layer<NavigationDrawer> = Layer.effect(
    NavigationDrawer,
    Effect.gen(function* () {
      const live = yield* SubscriptionRef.make(closedDrawer)
      return NavigationDrawer.of({
        changes: SubscriptionRef.changes(live),
        act: (event) =>
          decode(event).pipe(
            Effect.flatMap((known) => SubscriptionRef.update(live, (drawer) => transition(drawer, known))),
            Effect.catch((error) => Effect.logWarning("Unknown navigation drawer action", error.message))
          )
      })
    })
  )
}
