import { Context, type Effect } from "effect"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import { GOOD_LATENCY_MS } from "./interactionLatency.ts"

/** Port: advertising networks, which receive selected shopping events (ANL-12, ANL-107). Never fails and never blocks. */
export class Ads extends Context.Service<Ads, { readonly send: (event: AdEvent) => Effect.Effect<void> }>()(
  "@camber/domain/tracking/Ads"
) {}

/** Third-party scripts that observe a page. Each has its own feature flag (ANL-13). */
export type ObservingScript = "sessionRecording" | "errorMonitoring"

/** Port: loads third-party scripts (ANL-12). The domain only decides whether to load a script. */
export class ObservingScripts extends Context.Service<
  ObservingScripts,
  { readonly load: (script: ObservingScript) => Effect.Effect<void> }
>()("@camber/domain/tracking/ObservingScripts") {}

/** Port: detects whether the browser hides advertisements. Only recorded as a property of the visitor (GAP-78). */
export class AdBlocker extends Context.Service<AdBlocker, { readonly isThere: Effect.Effect<boolean> }>()(
  "@camber/domain/tracking/AdBlocker"
) {}

/** An event with gtag's names. */
export type AdEvent =
  | {
      readonly name: "add_to_cart" | "add_to_wishlist"
      readonly item_id: string
      readonly item_list_name: string | null
      readonly quantity: number
    }
  | { readonly name: "feature_flag_assigned"; readonly flag: string; readonly value: string }
  | { readonly name: "slow_interaction"; readonly duration: number; readonly target: string }

/** Converts an event for advertisers; most events have no equivalent (ANL-107 to ANL-110). */
export const toAdEvents = (event: TelemetryEvent): ReadonlyArray<AdEvent> => {
  switch (event.name) {
    case "Product Added":
      return [{ name: "add_to_cart", item_id: event.skuVariantNumber, item_list_name: event.list, quantity: event.quantity }]
    case "Product Added to Wishlist":
      return [{ name: "add_to_wishlist", item_id: event.skuVariantNumber ?? event.skuBaseNumber, item_list_name: null, quantity: 1 }]
    case "Feature Flags Assigned":
      return event.flags.map(({ name, value }) => ({ name: "feature_flag_assigned", flag: name, value }))
    case "Slow Interaction":
      return event.duration > GOOD_LATENCY_MS ? [{ name: "slow_interaction", duration: event.duration, target: event.target }] : []
    default:
      return []
  }
}
