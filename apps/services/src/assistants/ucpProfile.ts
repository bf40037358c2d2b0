import { isIP } from "node:net"
import { UCP_VERSION } from "./schemas.ts"

export const UCP_PROFILE_PATH = "/.well-known/ucp"
export const MCP_PATH = "/api/ucp/mcp"
export const FITMENT_SCHEMA_PATH = "/ucp/fitment.json"

const documentation = `https://ucp.dev/${UCP_VERSION}`

const createCapability = (specification: string, schema: string) => ({
  version: UCP_VERSION,
  spec: `${documentation}/specification/shopping/${specification}`,
  schema: `${documentation}/schemas/shopping/${schema}.json`
})

/**
 * Returns the name of the shop's fitment extension: the reversed host name followed by `shopping.fitment`.
 *
 * UCP binds an extension to the https host that serves its schema. Null if the origin cannot be bound: plain http, localhost, an IP
 * address.
 */
export const getFitmentExtension = (origin: string): string | null => {
  const { hostname, protocol } = new URL(origin)
  const labels = hostname.split(".")
  const isRegistered = protocol === "https:" && labels.length > 1 && isIP(hostname) === 0 && !hostname.startsWith("[")
  return isRegistered && labels.at(-1) !== "localhost" ? [...labels.toReversed(), "shopping", "fitment"].join(".") : null
}

/** Creates the discovery document of UCP. Every value under `services` and `capabilities` is an array. */
export const createUcpProfile = (origin: string) => {
  const extension = getFitmentExtension(origin)
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        "dev.ucp.shopping": [
          {
            version: UCP_VERSION,
            spec: `${documentation}/specification/overview`,
            transport: "mcp",
            schema: `${documentation}/services/shopping/mcp.openrpc.json`,
            endpoint: origin + MCP_PATH
          }
        ]
      },
      capabilities: {
        "dev.ucp.shopping.catalog.search": [createCapability("catalog/search", "catalog_search")],
        "dev.ucp.shopping.catalog.lookup": [createCapability("catalog/lookup", "catalog_lookup")],
        "dev.ucp.shopping.cart": [createCapability("cart", "cart")],
        "dev.ucp.shopping.checkout": [createCapability("checkout", "checkout")],
        ...(origin.startsWith("https:") && {
          "dev.ucp.shopping.permalink": [
            {
              version: UCP_VERSION,
              spec: `${documentation}/specification/permalink`,
              schema: `${documentation}/schemas/shopping/permalink.json`,
              config: { endpoint: `${origin}/buy` }
            }
          ]
        }),
        ...(extension !== null && {
          [extension]: [
            {
              version: UCP_VERSION,
              spec: origin + FITMENT_SCHEMA_PATH,
              schema: origin + FITMENT_SCHEMA_PATH,
              extends: ["dev.ucp.shopping.catalog.search", "dev.ucp.shopping.catalog.lookup"]
            }
          ]
        })
      },
      payment_handlers: {}
    }
  }
}
