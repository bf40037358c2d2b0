import { Banners } from "@camber/domain/banners"
import { OfflineParts } from "@camber/domain/catalog"
import { VisitorAudiences } from "@camber/domain/flags"
import { Install } from "@camber/domain/install"
import { PromoCodes } from "@camber/domain/promotions"
import { RecommendationSink, Visit } from "@camber/domain/tracking"
import { Layer } from "effect"

/**
 * The services of a visit: its report, banners, promo codes and the installed shop. Most visits need them, but adding to the cart does not
 * wait for them.
 */
export const services = { Banners, Install, OfflineParts, PromoCodes, Visit, VisitorAudiences }
export const layer = Layer.mergeAll(
  Banners.layer,
  Install.layer,
  OfflineParts.layer,
  Visit.layer.pipe(Layer.provide(RecommendationSink.layerFirstParty))
).pipe(Layer.provideMerge(Layer.merge(PromoCodes.layer, VisitorAudiences.layer)))
