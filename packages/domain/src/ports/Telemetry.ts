import { Context, type Effect } from "effect"

/** What is told about shopping. Names are the analytics trade's own; the fields are what each event means. */
export type TelemetryEvent =
  | { readonly name: "Product Clicked"; readonly skuBaseNumber: string; readonly list: string; readonly position: number }
  | { readonly name: "Product Viewed"; readonly skuBaseNumber: string; readonly skuVariantNumber: string }
  | { readonly name: "Article Clicked"; readonly articleId: number; readonly list: string }
  | { readonly name: "Products Searched"; readonly query: string }
  | { readonly name: "Theme Changed"; readonly theme: string }

/** Port: where events go. It never fails and never waits. */
export class Telemetry extends Context.Service<Telemetry, { readonly send: (event: TelemetryEvent) => Effect.Effect<void> }>()(
  "@camber/domain/ports/Telemetry"
) {}
