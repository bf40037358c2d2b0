import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

interface AskedParcel {
  readonly length: string
  readonly width: string
  readonly height: string
  readonly distance_unit: string
  readonly weight: string
  readonly mass_unit: string
}

/** A request for a shipment as received. */
export interface ShippoRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | null
  readonly version: string | null
  readonly shipment: {
    readonly async: boolean
    readonly address_from: Readonly<Record<string, string>>
    readonly address_to: Readonly<Record<string, string>>
    readonly parcels: ReadonlyArray<AskedParcel>
  }
}

/** A fake Shippo server on this machine. It returns rates of a few services, whose prices grow with weight and size. */
export interface ShippoDouble {
  readonly api: URL
  readonly asked: ReadonlyArray<ShippoRequest>
  /** Overrides the next responses: a status, a body, or no response. */
  answer: (how: number | object | "never" | null) => void
  readonly close: () => Promise<void>
}

const services = [
  { provider: "UPS", name: "Ground", token: "ups_ground", days: 4, base: 9, pound: 0.55 },
  { provider: "USPS", name: "Media Mail", token: "usps_media_mail", days: 6, base: 4, pound: 0.2 },
  { provider: "USPS", name: "Priority Mail", token: "usps_priority", days: 3, base: 8, pound: 1.1 },
  { provider: "UPS", name: "2nd Day Air", token: "ups_second_day_air", days: 2, base: 21, pound: 1.9 },
  { provider: "UPS", name: "Next Day Air", token: "ups_next_day_air", days: 1, base: 44, pound: 3.25 }
]

/** Starts a fake Shippo server. Requests with a token other than `token` fail. */
export const createFakeShippo = async (token: string): Promise<ShippoDouble> => {
  const asked: Array<ShippoRequest> = []
  let override: number | object | "never" | null = null

  const ratesFor = ({ address_to, parcels }: ShippoRequest["shipment"]): ReadonlyArray<object> => {
    if (address_to["country"] === "ZZ") return []
    // Computes the dimensional weight as carriers do.
    const pounds = parcels.map(({ height, length, weight, width }) =>
      Math.max(Number(weight), (Number(length) * Number(width) * Number(height)) / 139)
    )
    return services.map(({ base, days, name, pound, provider, token: level }, index) => {
      const amount = pounds.reduce((sum, one) => sum + base + pound * one, 0).toFixed(2)
      return {
        object_id: `rate${index}`,
        object_owner: "shop@example.com",
        object_created: "2026-11-23T12:00:00.000Z",
        amount,
        amount_local: amount,
        currency: "USD",
        currency_local: "USD",
        attributes: [],
        provider,
        carrier_account: "b741b99f95e841639b54272834bc478c",
        servicelevel: { name, token: level, terms: "" },
        estimated_days: days,
        duration_terms: "",
        messages: [],
        zone: "4",
        shipment: "5e40ead7cffe4cc1ad45108696162e42",
        test: true
      }
    })
  }

  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const respond = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
      const { authorization = null, "shippo-api-version": version } = request.headers
      const one: ShippoRequest = {
        method: request.method ?? "",
        path: request.url ?? "",
        authorization,
        version: typeof version === "string" ? version : null,
        shipment: JSON.parse(Buffer.concat(chunks).toString("utf8")) as ShippoRequest["shipment"]
      }
      asked.push(one)
      if (override === "never") return
      if (typeof override === "number") return void respond(override, { detail: `Authorization was ${authorization ?? "absent"}` })
      if (authorization !== `ShippoToken ${token}`) return void respond(401, { detail: "Token does not exist" })
      if (one.method !== "POST" || one.path !== "/shipments/") return void respond(404, {})
      if (override !== null) return void respond(201, override)
      return void respond(201, {
        object_id: "5e40ead7cffe4cc1ad45108696162e42",
        object_created: "2026-11-23T12:00:00.000Z",
        status: "SUCCESS",
        ...one.shipment,
        rates: ratesFor(one.shipment),
        messages: [],
        metadata: "",
        test: true
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    api: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    answer: (how) => (override = how),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
