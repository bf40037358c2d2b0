import { Context, type Effect, type Stream } from "effect"
import type { NewToast, Toast } from "./model.ts"

/** Toasts: at most two, none twice, each removed after its duration (TOAST-02 to TOAST-05). */
export class Toasts extends Context.Service<
  Toasts,
  {
    /** Emits the current toasts, oldest first, then every change. */
    readonly changes: Stream.Stream<ReadonlyArray<Toast>>
    readonly show: (notice: NewToast) => Effect.Effect<void>
    readonly dismiss: (id: string) => Effect.Effect<void>
    /** Shows the connection state: a permanent offline toast, replaced by an online toast for 2 s (TOAST-07, TOAST-08). */
    readonly setOnline: (isOnline: boolean) => Effect.Effect<void>
    /** Reports whether an overlay covers the page. System-initiated toasts wait until no overlay covers the page. */
    readonly cover: (hasOverlay: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/notifications/Notifications") {}
