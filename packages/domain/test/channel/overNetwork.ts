import { layerVisitorSession } from "../../../adapter-http/src/layerHttp.ts"
import { layerMemoryClient } from "../../../adapter-memory/src/shop/layerMemoryShop.ts"
import { SkuVariantNumber } from "@camber/domain/catalog"
import { Visitor } from "@camber/domain/visitor"
import { Effect, Layer } from "effect"
import { phoneDesk } from "./phoneDesk.ts"

/** `node overNetwork.ts https://shop.example CAM-4X-1`: sells a part over the network and prints the result. */
const [origin = "", sku = ""] = process.argv.slice(2)
const ports = Layer.merge(layerVisitorSession({ origin }), layerMemoryClient("Camber phone desk"))
const call = phoneDesk({ year: 1969, make: "Chevrolet", model: "Camaro" }, SkuVariantNumber.make(sku))
console.log(JSON.stringify(await Effect.runPromise(Effect.provide(call, Layer.provideMerge(Visitor.layer, ports)))))
