import { Effect } from "effect"
import { layerVisitorSession } from "../../../adapter-http/src/index.ts"
import { layerCore } from "./layerCore.ts"
import { phoneDesk } from "./phoneDesk.ts"

/** `node overNetwork.ts https://shop.example CAM-4X-1`: sells a part over the network and prints the result. */
const [origin = "", sku = ""] = process.argv.slice(2)
const call = phoneDesk({ year: 1969, make: "Chevrolet", model: "Camaro" }, sku)
console.log(JSON.stringify(await Effect.runPromise(Effect.provide(call, layerCore(layerVisitorSession({ origin }))))))
