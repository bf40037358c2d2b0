import { Context, Effect, Layer, Schema, type Stream, SubscriptionRef } from "effect"
import { closedDrawer, type Drawer, transition } from "./machine.ts"
import { DrawerEvent } from "./model.ts"

const decode = Schema.decodeUnknownEffect(DrawerEvent)

/** The left navigation drawer of a channel. */
export class NavigationDrawer extends Context.Service<
  NavigationDrawer,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<Drawer>
    /**
     * Any part of a page may act on the drawer, also one that is delivered apart from the shop (NAV-117): what is no `DrawerEvent`
     * changes nothing and is only warned of (NAV-36).
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
